import type { ChartIndex } from '../model/chartIndex.ts';
import type { ActionRecord, ChartEdge } from '../trace.ts';

/** What a microstep left, entered and did. */
export interface Moves {
  /** Innermost first. */
  readonly exited: readonly string[];
  /** Outermost first. */
  readonly entered: readonly string[];
  /** In the order in which they ran: of states left, of transitions, of states entered. */
  readonly actions: readonly Omit<ActionRecord, 'kind' | 'actor'>[];
}

/**
 * What happens when transitions are taken between two configurations, both given outermost first: everything inside the
 * innermost state that holds source and target is left and entered again; a transition into the source's own insides leaves
 * only these.
 */
export function movesOf(
  edges: readonly ChartEdge[],
  before: readonly string[],
  now: readonly string[],
  charts: ChartIndex,
): Moves {
  const domain = edges.filter(({ targetless }) => !targetless).map((edge) => domainOf(edge, charts));
  const inside = (id: string): boolean =>
    domain.some((around) => id !== around && id.startsWith(`${around}.`));
  const exited = before.filter(inside).toReversed();
  const entered = before.length === 0 ? now : now.filter(inside);
  return {
    exited,
    entered,
    actions: [
      ...exited.flatMap((node) => actionsIn(charts.node(node)?.exit, 'exit', node)),
      ...edges.flatMap(({ actions, source }) => actionsIn(actions, 'transition', source)),
      ...entered.flatMap((node) => actionsIn(charts.node(node)?.entry, 'entry', node)),
    ],
  };
}

const actionsIn = (
  actions: readonly string[] = [],
  when: ActionRecord['when'],
  node: string,
): Moves['actions'] => actions.map((action) => ({ action, when, node }));

function domainOf({ source, target }: ChartEdge, charts: ChartIndex): string {
  if (target.startsWith(`${source}.`)) return source;
  const around = charts.pathFrom(source).slice(1);
  return around.find(({ id }) => target.startsWith(`${id}.`))?.id ?? '';
}

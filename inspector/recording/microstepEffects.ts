import type { ChartIndex } from '../model/chartIndex.ts';
import type { ActionRecord, ChartEdge } from '../trace.ts';

/** The states that a microstep exited and entered, and the actions it executed. */
export interface MicrostepEffects {
  /** Innermost first. */
  readonly exited: readonly string[];
  /** Outermost first. */
  readonly entered: readonly string[];
  /** In execution order: exit actions, transition actions, entry actions. */
  readonly actions: readonly Omit<ActionRecord, 'kind' | 'actor'>[];
}

/**
 * The effects of taking transitions between two configurations, both given outermost first. A transition exits and enters
 * everything inside its domain: the least common ancestor of source and target, or the source itself if it contains the target.
 */
export function microstepEffects(
  edges: readonly ChartEdge[],
  before: readonly string[],
  now: readonly string[],
  charts: ChartIndex,
): MicrostepEffects {
  const domains = edges.filter(({ targetless }) => !targetless).map((edge) => domainOf(edge, charts));
  const inside = (id: string): boolean =>
    domains.some((domain) => id !== domain && id.startsWith(`${domain}.`));
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
): MicrostepEffects['actions'] => actions.map((action) => ({ action, when, node }));

function domainOf({ source, target }: ChartEdge, charts: ChartIndex): string {
  if (target.startsWith(`${source}.`)) return source;
  const ancestors = charts.withAncestors(source).slice(1);
  return ancestors.find(({ id }) => target.startsWith(`${id}.`))?.id ?? '';
}

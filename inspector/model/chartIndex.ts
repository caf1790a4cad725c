import type { ChartEdge, ChartGraph, ChartName, ChartNode, StateValue, TraceHeader } from '../trace.ts';

/** The states and transitions of both charts, by id. */
export class ChartIndex {
  readonly #nodes = new Map<string, ChartNode>();
  readonly #edges = new Map<string, ChartEdge>();
  readonly #children = new Map<string, ChartNode[]>();

  constructor({ charts }: Pick<TraceHeader, 'charts'>) {
    for (const chart of [charts.duel, charts.standby]) this.#add(chart);
  }

  /** The ids of all states. */
  get states(): readonly string[] {
    return [...this.#nodes.keys()];
  }

  get guards(): readonly string[] {
    return [...this.#edges.values()].flatMap(({ guard }) => guard ?? []);
  }

  get events(): readonly string[] {
    return [...this.#edges.values()].map(({ event }) => event);
  }

  get actions(): readonly string[] {
    const ofNodes = [...this.#nodes.values()].flatMap(({ entry, exit }) => [...entry, ...exit]);
    return [...ofNodes, ...[...this.#edges.values()].flatMap(({ actions }) => actions)];
  }

  node(id: string): ChartNode | undefined {
    return this.#nodes.get(id);
  }

  edge(id: string): ChartEdge | undefined {
    return this.#edges.get(id);
  }

  childrenOf(id: string): readonly ChartNode[] {
    return this.#children.get(id) ?? [];
  }

  /** A state and its ancestors, innermost first. */
  withAncestors(id: string): readonly ChartNode[] {
    const path: ChartNode[] = [];
    for (let node = this.#nodes.get(id); node !== undefined; ) {
      path.push(node);
      node = node.parent === undefined ? undefined : this.#nodes.get(node.parent);
    }
    return path;
  }

  #add({ nodes, edges }: ChartGraph): void {
    for (const node of nodes) {
      this.#nodes.set(node.id, node);
      if (node.parent !== undefined)
        this.#children.set(node.parent, [...(this.#children.get(node.parent) ?? []), node]);
    }
    for (const edge of edges) this.#edges.set(edge.id, edge);
  }
}

/** Ids of the active states, outermost first: the root of the chart down to the active leaf. */
export function activeStates(chart: ChartName, value: StateValue): readonly string[] {
  const ids: string[] = [chart];
  let remaining: StateValue | undefined = value;
  while (remaining !== undefined) {
    const [key, below]: readonly [string | undefined, StateValue | undefined] =
      typeof remaining === 'string'
        ? [remaining, undefined]
        : (Object.entries(remaining)[0] ?? [undefined, undefined]);
    if (key === undefined) break;
    ids.push(`${ids.at(-1)}.${key}`);
    remaining = below;
  }
  return ids;
}

/** The dotted path of a state value: `turn.main.choosing`. */
export function pathOf(value: StateValue): string {
  let path = '';
  for (let at = value; at !== ''; ) {
    const key: string = typeof at === 'string' ? at : (Object.keys(at)[0] ?? '');
    path = path === '' ? key : `${path}.${key}`;
    at = typeof at === 'string' ? '' : (at[key] ?? '');
  }
  return path;
}

/** The state in which a position is settled, before the first step. */
export const BEFORE_STEPS = 'arriving';

/** The step that a state belongs to, or within the attack its substep: `turn.attack.block`. */
export function stepOf(state: string): string {
  const parts = state.split('.');
  if (parts[0] === BEFORE_STEPS) return BEFORE_STEPS;
  return parts.slice(0, parts[1] === 'attack' ? 3 : 2).join('.');
}

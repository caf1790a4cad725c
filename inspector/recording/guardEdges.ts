import type { ChartEdge, ChartGraph } from '../trace.ts';

/**
 * Finds the transition that a guard was asked for. XState asks from the innermost active state outwards, and within a state
 * in the order of its transitions; so each guard belongs to the next transition of that name in this order.
 */
export class GuardEdges {
  readonly #bySource = new Map<string, readonly ChartEdge[]>();
  /** The guarded transitions of a configuration, by its innermost state. */
  readonly #asked = new Map<string, readonly ChartEdge[]>();
  #at = 0;
  #of = '';

  constructor({ edges }: ChartGraph) {
    for (const edge of edges) {
      if (edge.guard === undefined) continue;
      this.#bySource.set(edge.source, [...(this.#bySource.get(edge.source) ?? []), edge]);
    }
  }

  /** The transition for which this guard was asked in these active states, given outermost first. */
  edgeFor(guard: string, active: readonly string[]): string | undefined {
    const leaf = active.at(-1) ?? '';
    if (leaf !== this.#of) {
      this.#of = leaf;
      this.#at = 0;
    }
    const edges = this.#edgesIn(leaf, active);
    const ahead = edges.findIndex((edge, index) => index >= this.#at && edge.guard === guard);
    const index = ahead >= 0 ? ahead : edges.findIndex((edge) => edge.guard === guard);
    if (index < 0) return undefined;
    this.#at = index + 1;
    return edges[index]?.id;
  }

  /** A transition was taken, or an event came: guards are asked from the innermost state again. */
  startOver(): void {
    this.#at = 0;
  }

  #edgesIn(leaf: string, active: readonly string[]): readonly ChartEdge[] {
    const known = this.#asked.get(leaf);
    if (known !== undefined) return known;
    const edges = active.toReversed().flatMap((id) => this.#bySource.get(id) ?? []);
    this.#asked.set(leaf, edges);
    return edges;
  }
}

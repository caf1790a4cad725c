import type { ChartEdge, ChartGraph } from '../trace.ts';

/**
 * Finds the transition for which a guard was evaluated. XState evaluates guards from the innermost active state outwards, and
 * within a state in transition order, so each evaluation belongs to the next transition with that guard.
 */
export class GuardEdges {
  readonly #bySource = new Map<string, readonly ChartEdge[]>();
  /** The guarded transitions of a configuration, keyed by its innermost state. */
  readonly #byLeaf = new Map<string, readonly ChartEdge[]>();
  #next = 0;
  #leaf = '';

  constructor({ edges }: ChartGraph) {
    for (const edge of edges) {
      if (edge.guard === undefined) continue;
      this.#bySource.set(edge.source, [...(this.#bySource.get(edge.source) ?? []), edge]);
    }
  }

  /** The transition whose guard was evaluated. @param active the active states, outermost first. */
  edgeFor(guard: string, active: readonly string[]): string | undefined {
    const leaf = active.at(-1) ?? '';
    if (leaf !== this.#leaf) {
      this.#leaf = leaf;
      this.#next = 0;
    }
    const edges = this.#edgesIn(leaf, active);
    const ahead = edges.findIndex((edge, index) => index >= this.#next && edge.guard === guard);
    const index = ahead >= 0 ? ahead : edges.findIndex((edge) => edge.guard === guard);
    if (index < 0) return undefined;
    this.#next = index + 1;
    return edges[index]?.id;
  }

  /** Evaluation restarts at the innermost state after each transition and each event. */
  reset(): void {
    this.#next = 0;
  }

  #edgesIn(leaf: string, active: readonly string[]): readonly ChartEdge[] {
    const known = this.#byLeaf.get(leaf);
    if (known !== undefined) return known;
    const edges = active.toReversed().flatMap((id) => this.#bySource.get(id) ?? []);
    this.#byLeaf.set(leaf, edges);
    return edges;
  }
}

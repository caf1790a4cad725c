import type { Configuration, Guarded } from './chartSteps.ts';

/**
 * Finds the transition for which a guard was evaluated. XState evaluates guards from the innermost active state outwards, and
 * within a state in transition order, so each evaluation belongs to the next transition with that guard.
 */
export class GuardEdges {
  #configuration: Configuration | undefined;
  #next = 0;

  edgeFor(guard: string, configuration: Configuration): Guarded | undefined {
    if (configuration !== this.#configuration) {
      this.#configuration = configuration;
      this.#next = 0;
    }
    const { guarded } = configuration;
    for (let offset = 0; offset < guarded.length; offset++) {
      const index = (this.#next + offset) % guarded.length;
      const edge = guarded[index];
      if (edge?.guard !== guard) continue;
      this.#next = index + 1;
      return edge;
    }
    return undefined;
  }

  /** Evaluation restarts at the innermost state after each transition and each event. */
  reset(): void {
    this.#next = 0;
  }
}

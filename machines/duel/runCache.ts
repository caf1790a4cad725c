import type { PausedRun } from '../../effects/interpreter/run.ts';
import type { Paused } from './paused.ts';

/**
 * Keeps the paused run of a duel alive, so that an answer resumes it instead of running the procedure again from its start.
 * Each runtime has its own. Without it a duel gives the same results, only slower.
 */
export class RunCache {
  #latest: { readonly paused: Paused; readonly run: PausedRun } | undefined;

  keep(paused: Paused, run: PausedRun): void {
    this.#latest = { paused, run };
  }

  /** The run that paused there. It is given once, since resuming it advances it. */
  take(paused: Paused): PausedRun | undefined {
    if (this.#latest?.paused !== paused) return undefined;
    const { run } = this.#latest;
    this.#latest = undefined;
    return run;
  }
}

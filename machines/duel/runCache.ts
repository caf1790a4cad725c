import type { PausedRun } from '../../effects/interpreter/run.ts';
import type { Paused } from './paused.ts';

/**
 * Holds the paused run, so that an answer resumes it instead of running the procedure again from its start. Each runtime has
 * its own. Without it a duel continues identically, but slower.
 */
export class RunCache {
  #latest: { readonly paused: Paused; readonly run: PausedRun } | undefined;

  keep(paused: Paused, run: PausedRun): void {
    this.#latest = { paused, run };
  }

  /** Removes and returns the run of a paused procedure. A run can be resumed only once. */
  take(paused: Paused): PausedRun | undefined {
    if (this.#latest?.paused !== paused) return undefined;
    const { run } = this.#latest;
    this.#latest = undefined;
    return run;
  }
}

import type { PausedRun } from '../../effects/interpreter/run.ts';
import type { Paused } from './paused.ts';

/**
 * Keeps the run that waits for an answer alive, so that the answer resumes it instead of running the procedure again from
 * its start. Each runtime has its own; a duel that has lost it goes on the same way, only slower.
 */
export class RunCache {
  #latest: { readonly paused: Paused; readonly run: PausedRun } | undefined;

  keep(paused: Paused, run: PausedRun): void {
    this.#latest = { paused, run };
  }

  /** The run that paused there, once: to resume it moves it on. */
  take(paused: Paused): PausedRun | undefined {
    if (this.#latest?.paused !== paused) return undefined;
    const { run } = this.#latest;
    this.#latest = undefined;
    return run;
  }
}

import type { PausedRun } from '../../effects/interpreter/run.ts';
import type { Paused } from './paused.ts';

/** Where paused runs are kept. */
export interface PausedRuns {
  keep(paused: Paused, run: PausedRun): void;
  /** The run that paused there. It is given once, since resuming it advances it. */
  take(paused: Paused): PausedRun | undefined;
}

/** Keeps no run: each answer runs the procedure again from its start. */
export const noRuns: PausedRuns = { keep: () => {}, take: () => undefined };

/**
 * Keeps the paused run of a duel alive, so that an answer resumes it instead of running the procedure again from its start.
 * Each runtime has its own. Without it a duel gives the same results, only slower.
 */
export class RunCache implements PausedRuns {
  #latest: { readonly paused: Paused; readonly run: PausedRun } | undefined;

  keep(paused: Paused, run: PausedRun): void {
    this.#latest = { paused, run };
  }

  take(paused: Paused): PausedRun | undefined {
    if (this.#latest?.paused !== paused) return undefined;
    const { run } = this.#latest;
    this.#latest = undefined;
    return run;
  }
}

import type { PausedRun } from '../../effects/interpreter/run.ts';
import { type Caches, noCaches } from '../../effects/state/caches.ts';
import type { Paused } from './paused.ts';

/**
 * Keeps the paused run of a duel alive, so that an answer resumes it instead of running the procedure again from its start.
 * Each runtime has its own. Without it a duel gives the same results, only slower.
 */
class RunCache {
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

const runCaches = new WeakMap<Caches, RunCache>();

/** The run cache of the runtime that has these caches; none if nothing is cached. */
export function runCacheOf(caches: Caches): RunCache | undefined {
  if (caches === noCaches) return undefined;
  let runs = runCaches.get(caches);
  if (runs === undefined) {
    runs = new RunCache();
    runCaches.set(caches, runs);
  }
  return runs;
}

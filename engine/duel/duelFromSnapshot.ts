import { checkOptions } from '../../boundary/checkKeys.ts';
import { SnapshotError } from '../../boundary/errors.ts';
import { cachesFor, type IndexedPool, poolWith } from '../../library/pool.ts';
import type { DuelResources } from '../../machines/duel/context.ts';
import { PROBLEMS } from '../../table/sentences/problems.ts';
import { checkPaused } from '../records/checkPaused.ts';
import { fillers } from '../records/position.ts';
import {
  type CheckedSnapshot,
  checkIntegrity,
  checkSnapshot,
  type DuelSnapshot,
  takenAs,
} from '../records/snapshot.ts';
import type { ChartSnapshot } from '../runtime/runtime.ts';
import { checkCaches, checkRuntime } from '../runtime/settings.ts';
import { Duel } from './duel.ts';
import { RESTORE_KEYS, type RestoreSettings } from './duelOptions.ts';
import { pastOf } from './past.ts';
import { watch } from './watch.ts';

/** `restoreDuel` for the cards of a library. */
export function duelFromSnapshot(
  library: IndexedPool,
  snapshot: DuelSnapshot,
  given: RestoreSettings = {},
): Duel {
  const settings = checkOptions('settings', given, RESTORE_KEYS);
  const taken = takenAs(snapshot);
  const saved = taken ?? checkSnapshot(snapshot);
  const pool = poolWith(library, settings.cards, 'position' in saved.beginning ? fillers : []);
  const runtime = checkRuntime(settings.runtime, settings.inspect);
  const caches = cachesFor(pool, checkCaches(settings.caches));
  const resources = { pool, caches };
  const chart =
    taken?.pool === pool
      ? taken.chart
      : checkedChart('whole' in saved ? saved : checkSnapshot(snapshot), resources);
  const { profile, asking, limits } = chart.context;
  const { seed, beginning, choices, facts } = saved;
  return new Duel(
    watch({ snapshot: chart, resources }, runtime, settings.inspect),
    { seed, beginning, library, pool, runtime, caches, profile, asking, limits },
    pastOf(choices, facts),
  );
}

/** The state of the charts in a snapshot, if it follows from what is saved by the rules and these cards. */
function checkedChart({ chart, whole }: CheckedSnapshot, resources: DuelResources): ChartSnapshot {
  for (const { name } of chart.context.game.cards) {
    if (!resources.pool.has(name)) throw new SnapshotError(PROBLEMS.undefinedCard(`"${name}"`));
  }
  checkIntegrity(whole);
  return { ...chart, context: checkPaused(chart.context, resources) };
}

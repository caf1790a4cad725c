import { checkOptions } from '../../boundary/checkKeys.ts';
import { SnapshotError } from '../../boundary/errors.ts';
import { cachesFor, type IndexedPool, poolWith } from '../../library/pool.ts';
import { checkPaused } from '../records/checkPaused.ts';
import { fillers } from '../records/position.ts';
import { checkIntegrity, checkSnapshot, type DuelSnapshot } from '../records/snapshot.ts';
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
  const { seed, beginning, choices, facts, chart, whole } = checkSnapshot(snapshot);
  const pool = poolWith(library, settings.cards, 'position' in beginning ? fillers : []);
  const runtime = checkRuntime(settings.runtime, settings.inspect);
  const caches = cachesFor(pool, checkCaches(settings.caches));
  const { game, profile, asking, limits } = chart.context;
  for (const { name } of game.cards) {
    if (!pool.has(name))
      throw new SnapshotError(`Snapshot: unknown card "${name}". Pass its definition in \`cards\`.`);
  }
  checkIntegrity(whole);
  const resources = { pool, caches };
  const context = checkPaused(chart.context, resources);
  const watched = watch({ snapshot: { ...chart, context }, resources }, runtime, settings.inspect);
  return new Duel(
    watched,
    { seed, beginning, library, pool, runtime, caches, profile, asking, limits },
    pastOf(choices, facts),
  );
}

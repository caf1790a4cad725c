import type { HostSettings } from '../duels/duelHost.ts';
import { messageOfLost } from '../duels/keptDuel.ts';
import { refusal } from '../protocol/errors.ts';
import { DuelLost, type DuelStore, type LostWrites, OwnedElsewhere } from '../store/duelStore.ts';
import type { Telemetry } from './telemetry.ts';

/**
 * Measures writes, and whether the store works. Failures to read and to create are logged, and refused; those to write are handled by
 * the duel.
 */
export function observedStore(
  store: DuelStore,
  { metrics, log }: Telemetry,
  { failed, lost }: Pick<HostSettings['events'], 'failed' | 'lost'>,
): DuelStore {
  metrics.storeUsable.set(1);
  const noted = async <T>(done: Promise<T>): Promise<T> => {
    try {
      const result = await done;
      metrics.storeUsable.set(1);
      return result;
    } catch (error) {
      if (!(error instanceof OwnedElsewhere || error instanceof DuelLost)) metrics.storeUsable.set(0);
      throw error;
    }
  };
  const orRefused = async <T>(id: string, done: Promise<T>): Promise<T> => {
    try {
      return await noted(done);
    } catch (error) {
      if (error instanceof OwnedElsewhere) throw error;
      if (error instanceof DuelLost) {
        lost(error.lost);
        throw refusal('DUEL_SUSPENDED', messageOfLost(error.lost));
      }
      failed(id, error);
      throw refusal('STORE_FAILED', 'The store of this server cannot be reached. Try again later.');
    }
  };
  return {
    name: store.name,
    create: (duel) => orRefused(duel.id, store.create(duel)),
    change: async (id, change) => {
      const end = metrics.writes.startTimer();
      await noted(store.change(id, change));
      end();
    },
    load: (id) => orRefused(id, store.load(id)),
    unfinished: () => store.unfinished(),
    ofAccount: (account, page) => orRefused('accounts', store.ofAccount(account, page)),
    listed: (page) => orRefused('listed', store.listed(page)),
    prune: (before) => store.prune(before),
    close: () => store.close(),
    watch: async (events) =>
      store.watch?.({
        failed: (error) => {
          metrics.storeUsable.set(0);
          metrics.failures.inc();
          log.error({ store: store.name, err: error }, 'store failed');
          events.failed(error);
        },
        opened: (duels) => {
          metrics.storeUsable.set(1);
          log.info({ store: store.name, lost: duels.length }, 'store opened');
          events.opened(duels);
        },
      }),
    ...(store.shared === undefined ? {} : { shared: store.shared }),
  };
}

/** Reports what is lost of a duel once, and not each time somebody asks for it. */
export function lostReported({ metrics, log }: Telemetry): (lost: LostWrites) => void {
  const reported = new Set<string>();
  return (lost) => {
    const key = JSON.stringify(lost);
    if (reported.has(key)) return;
    reported.add(key);
    metrics.lost.inc(Math.max(1, lost.acknowledged - lost.stored));
    log.error(lost, 'acknowledged choices lost');
  };
}

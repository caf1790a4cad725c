import type { AdminDuel, AdminList } from '../admin/adminProtocol.ts';
import { rpcRejection } from '../rpc/errors.ts';
import { DuelLost, type DuelStore, OwnedElsewhere, type StoredDuel } from '../store/duelStore.ts';
import type { HostedDuel } from './hostedDuel.ts';
import { DUEL_ID } from './tokens.ts';

const PAGE = 100;

/** What an administrator works with. */
export interface Administered {
  readonly store: Pick<DuelStore, 'load'>;
  /** The ids of duels that are not over. */
  readonly unfinished: () => Iterable<string>;
  /** Duels in memory. */
  readonly loaded: (id: string) => Promise<HostedDuel | undefined>;
  /** From memory or from the store. */
  readonly find: (id: string) => Promise<HostedDuel | undefined>;
  readonly watchers: (id: string) => number;
}

/** The duels of a server for its administrator, who names them by their ids. */
export class AdminHost {
  readonly #host: Administered;

  constructor(host: Administered) {
    this.#host = host;
  }

  /** Duels that are not in memory are read without being played. */
  async list(from = ''): Promise<AdminList> {
    const ids = [...this.#host.unfinished()].filter((id) => id > from).sort();
    const page = ids.slice(0, PAGE);
    const duels: AdminDuel[] = [];
    for (const id of page) {
      const found = await this.#described(id);
      if (found !== undefined) duels.push(found);
    }
    return { duels, next: ids.length > PAGE ? (page.at(-1) ?? null) : null };
  }

  /** @throws UNKNOWN_DUEL. @throws {OwnedElsewhere} */
  async find(id: string): Promise<HostedDuel> {
    const duel = DUEL_ID.test(id) ? await this.#host.find(id) : undefined;
    if (duel !== undefined) return duel;
    throw rpcRejection(
      'UNKNOWN_DUEL',
      `There is no duel ${JSON.stringify(id.slice(0, 80))}. Expected an id that admin.list or the log names.`,
    );
  }

  /** Undefined if it is over, or another server has it. */
  async #described(id: string): Promise<AdminDuel | undefined> {
    const hosted = await this.#host.loaded(id);
    try {
      const stored = hosted?.stored ?? (await this.#host.store.load(id))?.duel;
      if (stored === undefined || stored.status === 'over') return undefined;
      return { ...described(stored, hosted?.suspended), watchers: this.#host.watchers(id) };
    } catch (error) {
      if (error instanceof OwnedElsewhere) return undefined;
      if (!(error instanceof DuelLost)) throw error;
      const nothing = { names: { p1: null, p2: null }, createdAt: 0, watchers: 0 };
      return { id, status: 'waiting', ...nothing, suspended: error.message };
    }
  }
}

const described = (
  { id, status, seats, createdAt, suspension }: StoredDuel,
  suspended: string | undefined,
): Omit<AdminDuel, 'watchers'> => ({
  id,
  status,
  names: { p1: seats.p1.name, p2: seats.p2?.name ?? null },
  createdAt,
  suspended: suspended ?? (suspension === undefined ? null : (suspension.reason ?? 'without a reason')),
});

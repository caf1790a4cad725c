import type { DuelStore, ListedPage, ListedPlace, LoadedDuel, StoredDuel } from './duelStore.ts';

/** Keeps duels in memory: they end with the process. For tests, and for servers that need not keep anything. */
export function memoryStore(): DuelStore {
  const duels = new Map<string, LoadedDuel>();
  return {
    name: 'memory',
    create: async (duel) => {
      duels.set(duel.id, { duel, choices: [] });
    },
    change: async (id, { duel, after, choices, rematch }) => {
      const before = duels.get(id);
      if (before?.choices.length !== after)
        throw new Error(`Duel ${id}: expected ${after} choices, not ${before?.choices.length}.`);
      duels.set(id, { duel: duel ?? before.duel, choices: [...before.choices, ...choices] });
      if (rematch !== undefined) duels.set(rematch.id, { duel: rematch, choices: [] });
    },
    load: async (id) => duels.get(id),
    unfinished: async () =>
      [...duels.values()].flatMap(({ duel }) => (duel.status === 'over' ? [] : [duel.id])),
    listed: async (page) =>
      onPage(
        [...duels.values()].flatMap(({ duel: { id, createdAt, listing } }) =>
          listing === undefined ? [] : [{ id, createdAt, listing }],
        ),
        page,
      ),
    ofAccount: async (account, page) =>
      onPage(
        [...duels.values()].map(({ duel }) => duel).filter((duel) => accountsOf(duel).includes(account)),
        page,
      ),
    prune: async (before) => {
      const old = [...duels.values()].filter(({ duel }) => isOld(duel, before));
      for (const { duel } of old) duels.delete(duel.id);
      return old.map(({ duel }) => duel.id);
    },
    close: async () => {},
  };
}

function onPage<T extends ListedPlace>(all: readonly T[], { before, since, most }: ListedPage): readonly T[] {
  return all
    .filter((one) => one.createdAt >= since && (before === undefined || isBefore(one, before)))
    .sort((one, other) => (isBefore(one, other) ? 1 : -1))
    .slice(0, most);
}

/** The accounts that have a seat. */
export const accountsOf = ({ seats }: Pick<StoredDuel, 'seats'>): readonly string[] => [
  ...new Set([seats.p1.account, seats.p2?.account].filter((account) => account !== undefined)),
];

const isBefore = (one: ListedPlace, other: ListedPlace): boolean =>
  one.createdAt < other.createdAt || (one.createdAt === other.createdAt && one.id < other.id);

/** Whether a duel may be removed: it is over, or nobody has joined it. */
export const isOld = ({ status, changedAt }: StoredDuel, before: number): boolean =>
  status !== 'playing' && changedAt < before;

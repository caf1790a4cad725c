import {
  DuelLost,
  type DuelStore,
  type LoadedDuel,
  type StoredChange,
  type StoredDuel,
} from './duelStore.ts';
import { GroupedWrites, type Written } from './groupedWrites.ts';
import {
  choiceRange,
  choicesIn,
  type Database,
  del,
  duelIn,
  hasChoices,
  idIn,
  keys,
  listedIn,
  type Operation,
  ofAccountIn,
  padded,
  put,
} from './levelDuels.ts';
import { LevelFolder } from './levelFolder.ts';
import { accountsOf, isOld } from './memoryStore.ts';

/**
 * Keeps duels in a folder, in LevelDB. What a promise has confirmed is on the disk: each batch is synced. A batch that a killed
 * process did not finish is left out when the folder is opened again. After a failed write nothing is taken until the folder has been
 * opened again; what was confirmed before and cannot be read then is `lost`.
 * @throws if another process uses the folder.
 */
export async function levelStore(path: string): Promise<DuelStore> {
  const folder = await LevelFolder.open(path);
  const writes = new GroupedWrites(folder);
  return {
    name: `leveldb ${path}`,
    create: (duel) => writes.write(duel.id, async () => created(duel)),
    change: (id, change) =>
      writes.write(id, (db, choices) => {
        if (folder.lostOf(id) !== undefined) throw new Error(`Duel ${id} has lost what was acknowledged.`);
        return changeOf(db, id, change, choices);
      }),
    load: (id) => load(folder, id),
    unfinished: async () =>
      (await (await folder.use()).keys({ gte: keys.unfinished(''), lt: keys.unfinished('~') }).all()).map(
        idIn,
      ),
    ofAccount: async (account, page) => ofAccountIn(await folder.use(), account, page),
    listed: async (page) => listedIn(await folder.use(), page),
    prune: (before) => prune(folder, before, writes),
    watch: (events) => folder.watch(events),
    close: async () => {
      await writes.finished();
      await folder.close();
    },
  };
}

/** The operations that replace a duel, with its places in the indexes. */
const duelWritten = (duel: StoredDuel, before: StoredDuel | undefined): readonly Operation[] => [
  ...(before === undefined ? [] : [del(keys.changed(before)), ...unlisted(before)]),
  ...accountsOf(duel).map((account) => put(keys.account(account, duel), '')),
  ...(duel.listing === undefined ? [] : [put(keys.listed(duel), duel.listing)]),
  put(keys.duel(duel.id), duel),
  put(keys.changed(duel), ''),
  duel.status === 'over' ? del(keys.unfinished(duel.id)) : put(keys.unfinished(duel.id), ''),
];

const unlisted = (duel: StoredDuel): readonly Operation[] =>
  duel.listing === undefined ? [] : [del(keys.listed(duel))];

const created = (duel: StoredDuel): Written => ({
  operations: duelWritten(duel, undefined),
  left: [{ id: duel.id, choices: 0, record: 'written' }],
  choices: 0,
});

async function changeOf(
  db: Database,
  id: string,
  { duel, after, choices, rematch }: StoredChange,
  before: number | undefined,
): Promise<Written> {
  if (!(before === undefined ? await hasChoices(db, id, after) : before === after))
    throw new Error(`Duel ${id} has not ${after} choices.`);
  const other = rematch === undefined ? undefined : created(rematch);
  return {
    operations: [
      ...choices.map((choice, index) => put(keys.choice(id, after + index), choice)),
      ...(duel === undefined ? [] : duelWritten(duel, (await duelIn(db, id))?.duel)),
      ...(other?.operations ?? []),
    ],
    left: [
      { id, choices: after + choices.length, record: duel === undefined ? 'kept' : 'written' },
      ...(other?.left ?? []),
    ],
    choices: duel?.status === 'over' ? undefined : after + choices.length,
  };
}

/** @throws {DuelLost} */
async function load(folder: LevelFolder, id: string): Promise<LoadedDuel | undefined> {
  const db = await folder.use();
  const expected = folder.lostOf(id) ?? { choices: 0, record: 0 };
  const read = await duelIn(db, id);
  const { choices, count } = await choicesIn(db, id);
  const lost = { duel: id, acknowledged: Math.max(expected.choices, count), stored: choices.length };
  if (read === undefined) {
    if (await wasNeverThere(folder, db, id, count)) return undefined;
    throw new DuelLost(lost);
  }
  if (lost.acknowledged > lost.stored || expected.record > read.write)
    return { duel: read.duel, choices, lost };
  folder.found(id);
  return { duel: read.duel, choices };
}

const wasNeverThere = async (folder: LevelFolder, db: Database, id: string, choices: number) =>
  choices === 0 && folder.lostOf(id) === undefined && !(await db.has(keys.duel(id)));

/** A duel that somebody joins meanwhile is looked at again when it is its turn to be written. */
async function prune(folder: LevelFolder, before: number, writes: GroupedWrites): Promise<readonly string[]> {
  const removed: string[] = [];
  const old = await (await folder.use()).keys({ gte: 'changed!', lt: `changed!${padded(before)}` }).all();
  for (const key of old) {
    const id = idIn(key);
    await writes.write(id, async (db, choices) => {
      const read = await duelIn(db, id);
      if (read === undefined || !isOld(read.duel, before)) return { operations: [], left: [], choices };
      removed.push(id);
      const made = await db.keys(choiceRange(id)).all();
      const all = [keys.changed(read.duel), keys.duel(id), keys.unfinished(id), keys.lost(id), ...made];
      return {
        operations: [
          ...all.map(del),
          ...unlisted(read.duel),
          ...accountsOf(read.duel).map((account) => del(keys.account(account, read.duel))),
        ],
        left: [{ id, choices: undefined, record: 'kept' }],
        choices: undefined,
      };
    });
  }
  for (const id of removed) folder.found(id);
  return removed;
}

import { ClassicLevel } from 'classic-level';
import type { DuelStore, LoadedDuel, StoredChange, StoredChoice, StoredDuel } from './duelStore.ts';
import { isOld } from './memoryStore.ts';

const DIGITS = 14;
const padded = (number: number): string => String(number).padStart(DIGITS, '0');

/** Every key ends before `~`, which comes after all characters of ids and numbers. */
const keys = {
  duel: (id: string) => `duel!${id}`,
  choice: (id: string, number: number) => `choice!${id}!${padded(number)}`,
  unfinished: (id: string) => `unfinished!${id}`,
  changed: ({ id, changedAt }: StoredDuel) => `changed!${padded(changedAt)}!${id}`,
};

const idIn = (key: string): string => key.split('!').at(-1) ?? '';

type Operation =
  | { readonly type: 'put'; readonly key: string; readonly value: unknown }
  | { readonly type: 'del'; readonly key: string };

const put = (key: string, value: unknown): Operation => ({ type: 'put', key, value });
const del = (key: string): Operation => ({ type: 'del', key });

/**
 * Keeps duels in a folder, in LevelDB. What a promise has confirmed is on the disk: each batch is synced. A batch that a killed
 * process did not finish is left out when the folder is opened again.
 * @throws if another process uses the folder.
 */
export async function levelStore(folder: string): Promise<DuelStore> {
  const db = new ClassicLevel<string, unknown>(folder, { valueEncoding: 'json' });
  try {
    await db.open();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const isLocked = cause instanceof Error && 'code' in cause && cause.code === 'LEVEL_LOCKED';
    const why = isLocked ? 'another process uses it' : cause instanceof Error ? cause.message : String(error);
    throw new Error(`the store ${folder} cannot be opened: ${why}.`, { cause: error });
  }
  const write = (operations: readonly Operation[]) => db.batch([...operations], { sync: true });
  return {
    name: `leveldb ${folder}`,
    create: (duel) => write(duelWritten(duel, undefined)),
    change: async (id, change) => write(await changeOf(db, id, change)),
    load: (id) => load(db, id),
    unfinished: async () =>
      (await db.keys({ gte: keys.unfinished(''), lt: keys.unfinished('~') }).all()).map(idIn),
    prune: (before) => prune(db, before),
    close: () => db.close(),
  };
}

type Database = ClassicLevel<string, unknown>;

const isStoredDuel = (value: unknown): value is StoredDuel =>
  typeof value === 'object' && value !== null && 'seats' in value;

async function duelIn(db: Database, id: string): Promise<StoredDuel | undefined> {
  const value = await db.get(keys.duel(id));
  return isStoredDuel(value) ? value : undefined;
}

/** The operations that replace a duel, with its places in the indexes. */
const duelWritten = (duel: StoredDuel, before: StoredDuel | undefined): readonly Operation[] => [
  ...(before === undefined ? [] : [del(keys.changed(before))]),
  put(keys.duel(duel.id), duel),
  put(keys.changed(duel), ''),
  duel.status === 'over' ? del(keys.unfinished(duel.id)) : put(keys.unfinished(duel.id), ''),
];

async function changeOf(
  db: Database,
  id: string,
  { duel, after, choices, rematch }: StoredChange,
): Promise<readonly Operation[]> {
  const hasBefore = after === 0 || (await db.has(keys.choice(id, after - 1)));
  if (!hasBefore || (await db.has(keys.choice(id, after))))
    throw new Error(`Duel ${id} has not ${after} choices.`);
  return [
    ...choices.map((choice, index) => put(keys.choice(id, after + index), choice)),
    ...(duel === undefined ? [] : duelWritten(duel, await duelIn(db, id))),
    ...(rematch === undefined ? [] : duelWritten(rematch, undefined)),
  ];
}

const choiceRange = (id: string) => ({ gte: `choice!${id}!`, lt: `choice!${id}!~` });

async function load(db: Database, id: string): Promise<LoadedDuel | undefined> {
  const duel = await duelIn(db, id);
  if (duel === undefined) return undefined;
  const choices = await db.values(choiceRange(id)).all();
  return { duel, choices: choices as StoredChoice[] };
}

async function prune(db: Database, before: number): Promise<number> {
  let removed = 0;
  const old = db.keys({ gte: 'changed!', lt: `changed!${padded(before)}` });
  for await (const key of old) {
    const duel = await duelIn(db, idIn(key));
    if (duel === undefined || !isOld(duel, before)) continue;
    const choices = await db.keys(choiceRange(duel.id)).all();
    const all = [key, keys.duel(duel.id), keys.unfinished(duel.id), ...choices];
    await db.batch(all.map(del), { sync: true });
    removed++;
  }
  return removed;
}

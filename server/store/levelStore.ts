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
  const writes = new GroupedWrites(db);
  return {
    name: `leveldb ${folder}`,
    create: (duel) =>
      writes.write(duel.id, async () => ({ operations: duelWritten(duel, undefined), choices: 0 })),
    change: (id, change) => writes.write(id, (choices) => changeOf(db, id, change, choices)),
    load: (id) => load(db, id),
    unfinished: async () =>
      (await db.keys({ gte: keys.unfinished(''), lt: keys.unfinished('~') }).all()).map(idIn),
    prune: (before) => prune(db, before, writes),
    close: async () => {
      await writes.finished();
      await db.close();
    },
  };
}

/** What is written of a duel at once. */
interface Written {
  readonly operations: readonly Operation[];
  /** How many choices the duel has then; undefined if it is over. */
  readonly choices: number | undefined;
}

interface Waiting {
  readonly id: string;
  readonly of: (choices: number | undefined) => Promise<Written>;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Writes batches one after the other. Duels that wait for one share the next, since a sync takes as long for all of them. */
class GroupedWrites {
  readonly #db: Database;
  /** The numbers of choices of duels that are not over. Only this process writes to the folder. */
  readonly #choices = new Map<string, number>();
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** @param of what to write, of a duel with so many choices; undefined if that is not known. */
  write(id: string, of: Waiting['of']): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ id, of, done, failed });
      this.#writing ??= this.#writeAll();
    });
  }

  async finished(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#writeGroup(this.#nextGroup());
    this.#writing = undefined;
  }

  /** One change a duel: the next one follows from it. */
  #nextGroup(): readonly Waiting[] {
    const group = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const one of this.#waiting) {
      if (group.has(one.id)) later.push(one);
      else group.set(one.id, one);
    }
    this.#waiting = later;
    return [...group.values()];
  }

  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    const accepted: { readonly one: Waiting; readonly written: Written }[] = [];
    for (const one of group) {
      try {
        accepted.push({ one, written: await one.of(this.#choices.get(one.id)) });
      } catch (error) {
        one.failed(error);
      }
    }
    try {
      const operations = accepted.flatMap(({ written }) => written.operations);
      await this.#db.batch(operations, { sync: true });
    } catch (error) {
      for (const { one } of accepted) {
        this.#choices.delete(one.id);
        one.failed(error);
      }
      return;
    }
    for (const { one, written } of accepted) {
      if (written.choices === undefined) this.#choices.delete(one.id);
      else this.#choices.set(one.id, written.choices);
      one.done();
    }
  }
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
  before: number | undefined,
): Promise<Written> {
  if (!(before === undefined ? await hasChoices(db, id, after) : before === after))
    throw new Error(`Duel ${id} has not ${after} choices.`);
  return {
    operations: [
      ...choices.map((choice, index) => put(keys.choice(id, after + index), choice)),
      ...(duel === undefined ? [] : duelWritten(duel, await duelIn(db, id))),
      ...(rematch === undefined ? [] : duelWritten(rematch, undefined)),
    ],
    choices: duel?.status === 'over' ? undefined : after + choices.length,
  };
}

/** Whether a duel has exactly so many choices. */
async function hasChoices(db: Database, id: string, count: number): Promise<boolean> {
  const hasLast = count === 0 || (await db.has(keys.choice(id, count - 1)));
  return hasLast && !(await db.has(keys.choice(id, count)));
}

const choiceRange = (id: string) => ({ gte: `choice!${id}!`, lt: `choice!${id}!~` });

async function load(db: Database, id: string): Promise<LoadedDuel | undefined> {
  const duel = await duelIn(db, id);
  if (duel === undefined) return undefined;
  const choices = await db.values(choiceRange(id)).all();
  return { duel, choices: choices as StoredChoice[] };
}

/** A duel that somebody joins meanwhile is looked at again when it is its turn to be written. */
async function prune(db: Database, before: number, writes: GroupedWrites): Promise<readonly string[]> {
  const removed: string[] = [];
  for await (const key of db.keys({ gte: 'changed!', lt: `changed!${padded(before)}` })) {
    const id = idIn(key);
    await writes.write(id, async (choices) => {
      const duel = await duelIn(db, id);
      if (duel === undefined || !isOld(duel, before)) return { operations: [], choices };
      removed.push(id);
      const made = await db.keys(choiceRange(id)).all();
      const all = [keys.changed(duel), keys.duel(id), keys.unfinished(id), ...made];
      return { operations: all.map(del), choices: undefined };
    });
  }
  return removed;
}

import type { ClassicLevel } from 'classic-level';
import { hashOfToken } from '../duels/tokens.ts';
import type { OpenDuel } from '../protocol/protocol.ts';
import type { ExpectedDuel } from './acknowledgedWrites.ts';
import type {
  AccountDuel,
  ListedDuel,
  ListedPage,
  ListedPlace,
  StoredChoice,
  StoredDuel,
} from './duelStore.ts';
import { sealed, unsealed } from './sealed.ts';

export type Database = ClassicLevel<string, string>;

const DIGITS = 14;
export const padded = (number: number): string => String(number).padStart(DIGITS, '0');

/** Every key ends before `~`, which comes after all characters of ids and numbers. */
export const keys = {
  duel: (id: string) => `duel!${id}`,
  choice: (id: string, number: number) => `choice!${id}!${padded(number)}`,
  unfinished: (id: string) => `unfinished!${id}`,
  changed: ({ id, changedAt }: StoredDuel) => `changed!${padded(changedAt)}!${id}`,
  listed: ({ createdAt, id }: ListedPlace) => `listed!${padded(createdAt)}!${id}`,
  /** Of an account by its hash: an id may have any characters. */
  account: (account: string, { createdAt, id }: ListedPlace) =>
    `account!${hashOfToken(account)}!${padded(createdAt)}!${id}`,
  /** What was acknowledged of a duel and could not be read when the folder was opened. */
  lost: (id: string) => `lost!${id}`,
  /** The number of the last write. */
  write: 'write',
};

export const idIn = (key: string): string => key.split('!').at(-1) ?? '';

export const choiceRange = (id: string) => ({ gte: `choice!${id}!`, lt: `choice!${id}!~` });

export type Operation =
  | { readonly type: 'put'; readonly key: string; readonly value: unknown }
  | { readonly type: 'del'; readonly key: string };

export const put = (key: string, value: unknown): Operation => ({ type: 'put', key, value });
export const del = (key: string): Operation => ({ type: 'del', key });

/** Writes all of it or nothing, to the disk. */
export const writeBatch = (db: Database, operations: readonly Operation[], write: number): Promise<void> =>
  db.batch(
    [...operations, put(keys.write, write)].map((one) =>
      one.type === 'del' ? one : { ...one, value: sealed(one.value, write) },
    ),
    { sync: true },
  );

/** The number of the last write. */
export async function lastWrite(db: Database): Promise<number> {
  const text = await db.get(keys.write);
  return text === undefined ? 0 : (unsealed(text)?.write ?? 0);
}

/** A duel, and the write that it belongs to. */
export interface ReadDuel {
  readonly duel: StoredDuel;
  readonly write: number;
}

const isStoredDuel = (value: unknown): value is StoredDuel =>
  typeof value === 'object' && value !== null && 'seats' in value;

/** @returns undefined if it is not there, or damaged. */
export async function duelIn(db: Database, id: string): Promise<ReadDuel | undefined> {
  const text = await db.get(keys.duel(id));
  const read = text === undefined ? undefined : unsealed(text);
  return read !== undefined && isStoredDuel(read.value) ? { duel: read.value, write: read.write } : undefined;
}

export interface ReadChoices {
  /** Those from the first one on, up to a gap or a damaged one. */
  readonly choices: readonly StoredChoice[];
  /** The number of choices there must have been. */
  readonly count: number;
}

export async function choicesIn(db: Database, id: string): Promise<ReadChoices> {
  const choices: StoredChoice[] = [];
  let count = 0;
  for await (const [key, text] of db.iterator(choiceRange(id))) {
    count = Number(idIn(key)) + 1;
    const read = unsealed(text);
    if (count === choices.length + 1 && read !== undefined) choices.push(read.value as StoredChoice);
  }
  return { choices, count };
}

/** Listings that are damaged are left out. */
export async function listedIn(
  db: Database,
  { before, since, most }: ListedPage,
): Promise<readonly ListedDuel[]> {
  const lt = before === undefined ? 'listed!~' : keys.listed(before);
  const range = { gte: `listed!${padded(Math.max(0, since))}!`, lt, reverse: true, limit: most };
  const found: ListedDuel[] = [];
  for await (const [key, text] of db.iterator(range)) {
    const listing = unsealed(text)?.value;
    if (listing !== undefined) found.push({ id: idIn(key), listing: listing as OpenDuel });
  }
  return found;
}

/** Duels that are damaged are left out. */
export async function ofAccountIn(
  db: Database,
  account: string,
  { before, since, most }: ListedPage,
): Promise<readonly AccountDuel[]> {
  const start = `account!${hashOfToken(account)}!`;
  const lt = before === undefined ? `${start}~` : keys.account(account, before);
  const range = { gte: `${start}${padded(Math.max(0, since))}!`, lt, reverse: true, limit: most };
  const found = await db.keys(range).all();
  const read = await Promise.all(found.map((key) => duelIn(db, idIn(key))));
  return read.flatMap((one) => (one === undefined ? [] : [one.duel]));
}

/** Whether a duel has exactly so many choices. */
export async function hasChoices(db: Database, id: string, count: number): Promise<boolean> {
  const hasLast = count === 0 || (await db.has(keys.choice(id, count - 1)));
  return hasLast && !(await db.has(keys.choice(id, count)));
}

/** Whether all is there that was acknowledged of a duel. */
export async function hasAll(db: Database, id: string, expected: ExpectedDuel): Promise<boolean> {
  const read = await duelIn(db, id);
  const { choices, count } = await choicesIn(db, id);
  return (
    read !== undefined &&
    read.write >= expected.record &&
    choices.length === count &&
    count >= expected.choices
  );
}

/** The duels of which something was found to be lost before. */
export async function lostBefore(db: Database): Promise<ReadonlyMap<string, ExpectedDuel>> {
  const found = new Map<string, ExpectedDuel>();
  for await (const [key, text] of db.iterator({ gte: keys.lost(''), lt: keys.lost('~') }))
    found.set(idIn(key), unsealed(text)?.value as ExpectedDuel);
  return found;
}

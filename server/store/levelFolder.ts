import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { AcknowledgedWrites, type ExpectedDuel, type LeftDuel } from './acknowledgedWrites.ts';
import type { LostWrites, StoreEvents } from './duelStore.ts';
import {
  choicesIn,
  type Database,
  del,
  hasAll,
  keys,
  lastWrite,
  lostBefore,
  type Operation,
  put,
  writeBatch,
} from './levelDuels.ts';

/** How long after a failure the folder is opened again. */
const RETRY_MS = 1000;

/**
 * A folder with a database. After a failed write the log of LevelDB ends in the middle of a record, and whatever is written behind it is
 * dropped when the folder is opened the next time. So a failed write closes the folder until it could be opened again, and everything
 * acknowledged has been looked for.
 */
export class LevelFolder {
  readonly #path: string;
  readonly #acknowledged: AcknowledgedWrites;
  #db: Database | undefined;
  #write = 0;
  #lost = new Map<string, ExpectedDuel>();
  #failure: unknown;
  #broken: Database | undefined;
  #opening: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #events: StoreEvents | undefined;
  #state: 'used' | 'closed' = 'used';

  private constructor(path: string) {
    this.#path = path;
    this.#acknowledged = new AcknowledgedWrites(path);
  }

  /** @throws if another process uses the folder, or it cannot be read or written. */
  static async open(path: string): Promise<LevelFolder> {
    const folder = new LevelFolder(path);
    await folder.#open('create');
    return folder;
  }

  /** @throws while the folder cannot be used. */
  async use(): Promise<Database> {
    await this.#opening;
    if (this.#db !== undefined) return this.#db;
    throw new Error(`${this.#path} failed, and cannot be opened again yet: ${messageOf(this.#failure)}`, {
      cause: this.#failure,
    });
  }

  /** Writes all of it or nothing, to the disk. When it fails, it may be there nevertheless. */
  async write(operations: readonly Operation[], left: readonly LeftDuel[]): Promise<void> {
    const db = await this.use();
    const number = this.#write + 1;
    try {
      await writeBatch(db, operations, number);
      await this.#acknowledged.append(number, left);
    } catch (error) {
      this.#fail(error);
      throw error;
    }
    this.#write = number;
  }

  /** What must be there of a duel of which something was lost. */
  lostOf(id: string): ExpectedDuel | undefined {
    return this.#lost.get(id);
  }

  /** All of a duel is there again. */
  found(id: string): void {
    this.#lost.delete(id);
  }

  async watch(events: StoreEvents): Promise<void> {
    this.#events = events;
    events.opened(await this.#report(await this.use()));
  }

  async close(): Promise<void> {
    this.#state = 'closed';
    clearTimeout(this.#retry);
    await this.#opening;
    await (this.#db ?? this.#broken)?.close();
    await this.#acknowledged.close();
  }

  #fail(error: unknown): void {
    if (this.#db === undefined) return;
    this.#broken = this.#db;
    this.#db = undefined;
    this.#failure = error;
    this.#events?.failed(error);
    this.#opening = this.#openAgain();
  }

  async #openAgain(): Promise<void> {
    try {
      await this.#broken?.close();
      this.#broken = undefined;
      await this.#acknowledged.close();
      const db = await this.#open('existing');
      this.#events?.opened(await this.#report(db));
    } catch (error) {
      this.#failure = error;
      if (this.#state === 'closed') return;
      this.#retry = setTimeout(() => {
        this.#opening = this.#openAgain();
      }, RETRY_MS);
      this.#retry.unref();
    } finally {
      this.#opening = undefined;
    }
  }

  /** @param which an existing one only, since the place of the folder may be empty while its disk is repaired. */
  async #open(which: 'create' | 'existing'): Promise<Database> {
    const isNew = !existsSync(this.#path);
    const db: Database = new ClassicLevel(this.#path, {
      valueEncoding: 'utf8',
      createIfMissing: which === 'create',
    });
    await db.open().catch((error: unknown) => {
      throw new Error(`the store ${this.#path} cannot be opened: ${whyNotOpened(error)}.`, { cause: error });
    });
    try {
      // Duels in a working folder of git are not for its history.
      if (isNew) await writeFile(join(this.#path, '.gitignore'), '*\n');
      await this.#readBack(db);
    } catch (error) {
      await db.close();
      throw error;
    }
    this.#db = db;
    return db;
  }

  /** Looks for everything that was acknowledged since the folder was opened the last time, or was found to be lost then. */
  async #readBack(db: Database): Promise<void> {
    const { last, duels } = await this.#acknowledged.read();
    const before = await lostBefore(db);
    const lost = new Map<string, ExpectedDuel>();
    const changes: Operation[] = [];
    for (const [id, expected] of new Map([...before, ...duels])) {
      const all = mostOf(expected, before.get(id));
      if (!(await hasAll(db, id, all))) {
        lost.set(id, all);
        changes.push(put(keys.lost(id), all));
      } else if (before.has(id)) changes.push(del(keys.lost(id)));
    }
    const write = Math.max(last, await lastWrite(db)) + 1;
    await writeBatch(db, changes, write);
    await this.#acknowledged.restart();
    this.#write = write;
    this.#lost = lost;
  }

  #report(db: Database): Promise<LostWrites[]> {
    return Promise.all(
      [...this.#lost].map(async ([duel, { choices }]) => {
        const read = await choicesIn(db, duel);
        return { duel, acknowledged: Math.max(choices, read.count), stored: read.choices.length };
      }),
    );
  }
}

const mostOf = (one: ExpectedDuel, other: ExpectedDuel = one): ExpectedDuel => ({
  choices: Math.max(one.choices, other.choices),
  record: Math.max(one.record, other.record),
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function whyNotOpened(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause && cause.code === 'LEVEL_LOCKED')
    return 'another process uses it';
  return messageOf(cause ?? error);
}

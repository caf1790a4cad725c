import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checksum } from './sealed.ts';

const NAME = 'acknowledged';
const OLD_NAME = 'acknowledged.old';
/** More than the log of LevelDB can hold: what is older is in its tables. */
const MAX_BYTES = 4 * 1024 * 1024;
const LINE = /^([0-9a-f]{8}) (.*)$/;

/** What a write leaves of a duel. */
export interface LeftDuel {
  readonly id: string;
  /** The number of its choices; undefined if the duel is removed. */
  readonly choices: number | undefined;
  /** Whether everything else of the duel is written too. */
  readonly record: 'written' | 'kept';
}

/** What has to be in the store of a duel. */
export interface ExpectedDuel {
  readonly choices: number;
  /** The write that its record belongs to, or a later one. */
  readonly record: number;
}

export interface Expected {
  /** The number of the last write. */
  readonly last: number;
  readonly duels: ReadonlyMap<string, ExpectedDuel>;
}

/**
 * The writes that were acknowledged since the folder was opened, in a file beside the database, one a line. LevelDB drops the end of a
 * damaged log silently: this file knows what was there. It is written after the database and not synced, so that it costs no second sync;
 * what a loss of power takes from it is only what it would have noticed.
 */
export class AcknowledgedWrites {
  readonly #folder: string;
  #file: FileHandle | undefined;
  #bytes = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Lines that are damaged, or were not finished, are left out. */
  async read(): Promise<Expected> {
    let last = 0;
    const duels = new Map<string, ExpectedDuel>();
    for (const name of [OLD_NAME, NAME])
      for (const line of (await textOf(join(this.#folder, name))).split('\n')) {
        const write = writeIn(line);
        if (write === undefined) continue;
        last = Math.max(last, write.number);
        for (const left of write.left) expect(duels, left, write.number);
      }
    return { last, duels };
  }

  /** Forgets everything: it has been found in the database. */
  async restart(): Promise<void> {
    await this.close();
    await rm(join(this.#folder, OLD_NAME), { force: true });
    this.#file = await open(join(this.#folder, NAME), 'w');
  }

  /** @throws the system error; the line may have been written in part. */
  async append(number: number, left: readonly LeftDuel[]): Promise<void> {
    const text = JSON.stringify([number, ...left.map(({ id, choices, record }) => [id, choices, record])]);
    const line = Buffer.from(`${checksum(text)} ${text}\n`);
    if (this.#bytes > MAX_BYTES) await this.#rotate();
    const written = await this.#file?.write(line);
    if (written?.bytesWritten !== line.length)
      throw new Error(
        `${join(this.#folder, NAME)}: ${written?.bytesWritten} of ${line.length} bytes were written.`,
      );
    this.#bytes += line.length;
  }

  async close(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    this.#bytes = 0;
    await file?.close();
  }

  async #rotate(): Promise<void> {
    await this.close();
    await rename(join(this.#folder, NAME), join(this.#folder, OLD_NAME));
    this.#file = await open(join(this.#folder, NAME), 'w');
  }
}

function expect(duels: Map<string, ExpectedDuel>, { id, choices, record }: LeftDuel, number: number): void {
  if (choices === undefined) duels.delete(id);
  else duels.set(id, { choices, record: record === 'written' ? number : (duels.get(id)?.record ?? 0) });
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** The write of a line; undefined if the line is damaged. */
function writeIn(line: string): { readonly number: number; readonly left: readonly LeftDuel[] } | undefined {
  const [, check, text] = LINE.exec(line) ?? [];
  if (text === undefined || check !== checksum(text)) return undefined;
  const [number, ...left]: [number, ...[string, number | null, LeftDuel['record']][]] = JSON.parse(text);
  return {
    number,
    left: left.map(([id, choices, record]) => ({ id, choices: choices ?? undefined, record })),
  };
}

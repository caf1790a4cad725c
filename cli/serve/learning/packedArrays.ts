import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import { OptionsError } from 'taiki';
import type { Observation, ObservationSchema } from 'taiki/learning';
import type { PackedObservations, PackedRows } from './learningProtocol.ts';

type Typed = Float32Array | Uint8Array;

/** An array in base64, as it lies in memory. */
export const base64Of = ({ buffer, byteOffset, byteLength }: Typed): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

/** Leaves out the rows whose bits are all 0: most rows of cards and slots are, and text is what a message costs most. */
export function packedRows(array: Float32Array, columns: number): PackedRows {
  const words = new Uint32Array(array.buffer, array.byteOffset, array.length);
  const rows = new Uint8Array(Math.ceil(words.length / columns / 8));
  const values = Buffer.allocUnsafe(array.byteLength);
  const bytes = Buffer.from(array.buffer, array.byteOffset, array.byteLength);
  let length = 0;
  for (let row = 0, start = 0; start < words.length; row++, start += columns) {
    if (isZero(words, start, start + columns)) continue;
    rows[row >> 3] = (rows[row >> 3] ?? 0) | (1 << (row & 7));
    length += bytes.copy(values, length, 4 * start, 4 * (start + columns));
  }
  return { rows: base64Of(rows), values: values.toString('base64', 0, length) };
}

function isZero(words: Uint32Array, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (words[index] !== 0) return false;
  return true;
}

/** One observation, or several with a first dimension in front. */
export const packedObservations = (
  { arrays }: ObservationSchema,
  { cards, globals, slots, mask }: Observation,
): PackedObservations => ({
  cards: packedRows(cards, arrays.cards.columns.length),
  globals: base64Of(globals),
  slots: packedRows(slots, arrays.slots.columns.length),
  mask: base64Of(mask),
});

/** Where rows of observations lie in a file. */
interface PlacedRows {
  readonly path: string;
  /** The number of the first row, and how many there are. */
  readonly first: number;
  readonly count: number;
  /** The bytes of one observation. */
  readonly bytes: number;
}

/** A file of the observations of many rows, which another process has mapped into its memory. Several servers may each write some rows. */
export class ObservationsFile {
  readonly #file: number;
  readonly #rows: number;
  readonly #placed: PlacedRows;

  /** @throws {OptionsError} if there is no such file, or it cannot hold these rows: a file of something else is not overwritten. */
  constructor(placed: PlacedRows) {
    const { path, first, count, bytes } = placed;
    this.#placed = placed;
    this.#file = opened(path);
    const { size } = fstatSync(this.#file);
    this.#rows = size / bytes;
    if (Number.isInteger(this.#rows) && first + count <= this.#rows) return;
    closeSync(this.#file);
    throw new OptionsError(
      `file: expected ${bytes} bytes for each row, and ${first + count} rows or more, not ${size} bytes.`,
    );
  }

  write({ cards, globals, slots, mask }: Observation): void {
    const { first, count } = this.#placed;
    let start = 0;
    for (const { buffer, byteOffset, byteLength } of [cards, globals, slots, mask]) {
      const bytes = new Uint8Array(buffer, byteOffset, byteLength);
      const row = byteLength / count;
      for (let done = 0; done < byteLength; )
        done += writeSync(this.#file, bytes, done, byteLength - done, start + first * row + done);
      start += this.#rows * row;
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

function opened(path: string): number {
  try {
    return openSync(path, 'r+');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new OptionsError(`file: expected a file that exists: ${why}.`);
  }
}

/** Observations one after the other, with a first dimension in front. */
export const joined = (all: readonly Observation[]): Observation => ({
  cards: joinedFloats(all.map(({ cards }) => cards)),
  globals: joinedFloats(all.map(({ globals }) => globals)),
  slots: joinedFloats(all.map(({ slots }) => slots)),
  mask: Buffer.concat(all.map(({ mask }) => mask)),
});

function joinedFloats(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

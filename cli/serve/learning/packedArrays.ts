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

import type { SecretRandom } from './nouns.ts';

/** RFC 8439, 2.3: the words of "expand 32-byte k". */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
/** Words of a block. */
const BLOCK = 16;
const DOUBLE_ROUNDS = 10;
/** The place of the block counter; the nonce follows. */
const COUNTER = 12;
const NO_NONCE = [0, 0, 0] as const;

/** Numbers that one key gives: the block counter of RFC 8439 has 32 bits. No duel comes near. */
export const MAX_DRAWN: number = BLOCK * 2 ** 32;

/** Eight words of a key, or three of a nonce, from the hexadecimal digits of their bytes: the lowest byte of a word is first. */
export function wordsOf(hex: string): Uint32Array {
  const words = new Uint32Array(hex.length / 8);
  for (let at = 0; at < words.length; at++) {
    const word = Number.parseInt(hex.slice(8 * at, 8 * at + 8), 16);
    words[at] = (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);
  }
  return words;
}

/** The state before the rounds: constants, key, block counter, nonce (RFC 8439, 2.3). */
export function chacha20Start(
  key: ArrayLike<number>,
  counter: number,
  nonce: ArrayLike<number>,
): Uint32Array {
  const start = new Uint32Array(BLOCK);
  start.set(CONSTANTS);
  start.set(key, 4);
  start[COUNTER] = counter;
  start.set(nonce, COUNTER + 1);
  return start;
}

/** The 16 words of a block (RFC 8439, 2.3), written to `block`. */
export function chacha20Block(block: Uint32Array, start: Uint32Array): void {
  block.set(start);
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarterRound(block, 0, 4, 8, 12);
    quarterRound(block, 1, 5, 9, 13);
    quarterRound(block, 2, 6, 10, 14);
    quarterRound(block, 3, 7, 11, 15);
    quarterRound(block, 0, 5, 10, 15);
    quarterRound(block, 1, 6, 11, 12);
    quarterRound(block, 2, 7, 8, 13);
    quarterRound(block, 3, 4, 9, 14);
  }
  for (let at = 0; at < BLOCK; at++) block[at] = (block[at] ?? 0) + (start[at] ?? 0);
}

/** RFC 8439, 2.1. */
export function quarterRound(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  let [w, x, y, z] = [words[a] ?? 0, words[b] ?? 0, words[c] ?? 0, words[d] ?? 0];
  w = (w + x) | 0;
  z ^= w;
  z = (z << 16) | (z >>> 16);
  y = (y + z) | 0;
  x ^= y;
  x = (x << 12) | (x >>> 20);
  w = (w + x) | 0;
  z ^= w;
  z = (z << 8) | (z >>> 24);
  y = (y + z) | 0;
  x ^= y;
  x = (x << 7) | (x >>> 25);
  words[a] = w;
  words[b] = x;
  words[c] = y;
  words[d] = z;
}

/**
 * The generator of secret seeds: the key stream of ChaCha20 (RFC 8439) with a nonce of zeros, as 32-bit numbers, from block 0 on. Nobody
 * is known to be able to tell any of its numbers from the others without the key.
 */
export class ChaCha20 {
  readonly #key: string;
  readonly #start: Uint32Array;
  readonly #block = new Uint32Array(BLOCK);
  #drawn: number;

  constructor({ chacha20, drawn }: SecretRandom) {
    this.#key = chacha20;
    this.#start = chacha20Start(wordsOf(chacha20), 0, NO_NONCE);
    this.#drawn = drawn;
    if (drawn % BLOCK !== 0) this.#fill();
  }

  next(): number {
    const at = this.#drawn % BLOCK;
    if (at === 0) this.#fill();
    this.#drawn++;
    return this.#block[at] ?? 0;
  }

  get state(): SecretRandom {
    return { chacha20: this.#key, drawn: this.#drawn };
  }

  #fill(): void {
    this.#start[COUNTER] = Math.floor(this.#drawn / BLOCK);
    chacha20Block(this.#block, this.#start);
  }
}

import type { Seed } from '../../table/nouns.ts';

/** 32-bit numbers without end. */
type Numbers = Generator<bigint, never>;

const WORD = 0xffff_ffffn;

const rotated = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (32n - by))) & WORD;

function splitmix(from: bigint): () => bigint {
  let state = from;
  return () => {
    state = (state + 0x9e37_79b9n) & WORD;
    let z = state;
    z = ((z ^ (z >> 16n)) * 0x21f0_aaadn) & WORD;
    z = ((z ^ (z >> 15n)) * 0x735a_2d97n) & WORD;
    return z ^ (z >> 15n);
  };
}

function* xoshiro(seed: number): Numbers {
  const low = BigInt(seed) & WORD;
  const high = BigInt(seed) >> 32n;
  const first = splitmix((low + high * 0x85eb_ca6bn) & WORD);
  const second = splitmix((high ^ 0x632b_e5abn) & WORD);
  let [s0, s1, s2, s3] = [first(), first(), second(), second() | 1n];
  for (;;) {
    yield (rotated((s1 * 5n) & WORD, 7n) * 9n) & WORD;
    const t = (s1 << 9n) & WORD;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotated(s3, 11n);
  }
}

/** The places of the words that a quarter round mixes: the columns of a block, then its diagonals. */
const QUARTERS: readonly (readonly [number, number, number, number])[] = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

function mixed(words: readonly bigint[]): readonly bigint[] {
  const result = [...words];
  /** Adds the word at `by` to the one at `to`, and turns what that changes at `turned`. */
  const step = (to: number, by: number, turned: number, bits: bigint): void => {
    result[to] = ((result[to] ?? 0n) + (result[by] ?? 0n)) & WORD;
    result[turned] = rotated((result[turned] ?? 0n) ^ (result[to] ?? 0n), bits);
  };
  for (let round = 0; round < 10; round++)
    for (const [a, b, c, d] of QUARTERS) {
      step(a, b, d, 16n);
      step(c, d, b, 12n);
      step(a, b, d, 8n);
      step(c, d, b, 7n);
    }
  return result;
}

/** A word from the hexadecimal digits of its bytes, of which the lowest is first. */
const littleEndian = (hex: string): bigint => BigInt(`0x${(hex.match(/../g) ?? []).reverse().join('')}`);

function* chacha20(seed: string): Numbers {
  const [, digits = ''] = seed.split(':');
  const key = (digits.match(/.{8}/g) ?? []).map(littleEndian);
  const constants = [...'expand 32-byte k'].map((letter) => letter.charCodeAt(0).toString(16)).join('');
  const names = (constants.match(/.{8}/g) ?? []).map(littleEndian);
  for (let block = 0n; ; block++) {
    const start = [...names, ...key, block, 0n, 0n, 0n];
    const end = mixed(start);
    for (const [at, word] of start.entries()) yield (word + (end[at] ?? 0n)) & WORD;
  }
}

/**
 * An independent implementation of the random generators, written from the published algorithms in bigint arithmetic: ChaCha20 for
 * secret seeds; xoshiro128**, seeded by splitmix32, for numbers. It shares no code with the generators of the engine.
 */
export class ReferenceGenerator {
  readonly #numbers: Numbers;

  constructor(seed: Seed) {
    this.#numbers = typeof seed === 'number' ? xoshiro(seed) : chacha20(seed);
  }

  /** A uniform number below `count`, by rejection sampling. */
  #below(count: number): number {
    const limit = (2n ** 32n / BigInt(count)) * BigInt(count);
    let number = this.#numbers.next().value;
    while (number >= limit) number = this.#numbers.next().value;
    return Number(number % BigInt(count));
  }

  shuffle<T>(items: readonly T[]): readonly T[] {
    const left = [...items];
    const shuffled: T[] = [];
    while (left.length > 0) {
      const last = left.length - 1;
      const pick = last === 0 ? 0 : this.#below(left.length);
      const [taken] = left.slice(pick, pick + 1);
      const [moved] = left.slice(last);
      if (moved !== undefined) left[pick] = moved;
      left.pop();
      if (taken !== undefined) shuffled.unshift(taken);
    }
    return shuffled;
  }
}

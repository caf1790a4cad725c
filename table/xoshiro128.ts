import type { NumericRandom } from './nouns.ts';

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** A stream of 32-bit numbers from one of them (splitmix32). */
function spread(from: number): () => number {
  let state = from >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
}

/** The state for a numeric seed, a whole number up to 2^53 - 1; different seeds have different states. */
export function seedXoshiro(seed: number): NumericRandom {
  const high = Math.floor(seed / 0x1_0000_0000);
  const first = spread((seed >>> 0) + Math.imul(high, 0x85ebca6b));
  const second = spread(high ^ 0x632be5ab);
  return [first(), first(), second(), (second() | 1) >>> 0];
}

/** The generator of numeric seeds, xoshiro128**: fast and even, but some of its numbers give away all the others. */
export class Xoshiro128 {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor([a, b, c, d]: NumericRandom) {
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#d = d;
  }

  next(): number {
    const b = this.#b;
    const value = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
    const c = this.#c ^ this.#a;
    const d = this.#d ^ b;
    this.#a ^= d;
    this.#b = b ^ c;
    this.#c = c ^ (b << 9);
    this.#d = rotl(d, 11);
    return value;
  }

  get state(): NumericRandom {
    return [this.#a >>> 0, this.#b >>> 0, this.#c >>> 0, this.#d >>> 0];
  }
}

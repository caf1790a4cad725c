import type { RandomState } from './nouns.ts';

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

/** The state for a seed, a whole number up to 2^53 - 1; different seeds have different states. */
export function seedRandom(seed: number): RandomState {
  const high = Math.floor(seed / 0x1_0000_0000);
  const first = spread((seed >>> 0) + Math.imul(high, 0x85ebca6b));
  const second = spread(high ^ 0x632be5ab);
  return [first(), first(), second(), (second() | 1) >>> 0];
}

/** One 32-bit number and the state that follows (xoshiro128**). */
export function nextRandom([a, b, c, d]: RandomState): readonly [value: number, state: RandomState] {
  const value = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
  const c1 = c ^ a;
  const d1 = d ^ b;
  return [value, [(a ^ d1) >>> 0, (b ^ c1) >>> 0, (c1 ^ (b << 9)) >>> 0, rotl(d1, 11) >>> 0]];
}

/** A whole number from 0 to `count - 1`, each equally likely. */
export function randomBelow(count: number, from: RandomState): readonly [value: number, state: RandomState] {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % count);
  let [value, state] = nextRandom(from);
  while (value >= limit) [value, state] = nextRandom(state);
  return [value % count, state];
}

/** Fisher-Yates. */
export function shuffled<T>(items: readonly T[], from: RandomState): readonly [T[], RandomState] {
  const result = [...items];
  let state = from;
  for (let last = result.length - 1; last > 0; last--) {
    const [pick, next] = randomBelow(last + 1, state);
    state = next;
    const a = result[last];
    const b = result[pick];
    if (a !== undefined && b !== undefined) {
      result[last] = b;
      result[pick] = a;
    }
  }
  return [result, state];
}

import type { RandomState } from './nouns.ts';

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** Spreads one whole number over the four words of the state (splitmix32). */
export function seedRandom(seed: number): RandomState {
  let state = seed >>> 0;
  const word = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state ^ Math.floor(seed / 0x1_0000_0000);
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  return [word(), word(), word(), (word() | 1) >>> 0];
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

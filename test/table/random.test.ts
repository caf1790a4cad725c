import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { RandomState } from '../../table/nouns.ts';
import {
  isSecretSeed,
  nextRandom,
  randomBelow,
  secretSeedOf,
  seedRandom,
  shuffled,
} from '../../table/random.ts';
import { seedXoshiro } from '../../table/xoshiro128.ts';

const seed = fc.maxSafeNat();

function sequence(from: number, count: number): readonly number[] {
  const values: number[] = [];
  let state = seedRandom(from);
  for (let index = 0; index < count; index++) {
    const [value, next] = nextRandom(state);
    values.push(value);
    state = next;
  }
  return values;
}

const key = 'a0'.repeat(32);

test.each([
  [secretSeedOf(key), true],
  [secretSeedOf(key.slice(1)), false],
  [secretSeedOf(`${key}0`), false],
  [secretSeedOf(key.toUpperCase()), false],
  [secretSeedOf(`${key.slice(1)}g`), false],
  [key, false],
])('the seed %j is secret: %j', (text, isSecret) => {
  expect(isSecretSeed(text)).toBe(isSecret);
});

describe('the generator of a numeric seed', () => {
  // Frozen: records of duels depend on it.
  test.each([
    [0, [1789933344, 3417845130, 3015937895, 789865890, 787173444, 436643332]],
    [7, [210494603, 1086972123, 3925664777, 302119759, 2524527802, 1901491858]],
    [20_020_530, [160132023, 452811147, 3638067991, 1254125638, 2478028481, 1690347602]],
    [2 ** 53 - 1, [507489736, 391687342, 3578017344, 1288652305, 1804688496, 1507983747]],
  ])('seed %i', (from, values) => {
    expect(sequence(from, 6)).toEqual(values);
  });

  test('is xoshiro128**', () => {
    // The first numbers of the reference implementation by Blackman and Vigna for the state 1, 2, 3, 4.
    let state: RandomState = [1, 2, 3, 4];
    const values: number[] = [];
    for (let index = 0; index < 10; index++) {
      const [value, next] = nextRandom(state);
      values.push(value);
      state = next;
    }
    expect(values).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test.prop([seed])('gives the same for the same seed, in 32 bits', (from) => {
    const values = sequence(from, 20);
    expect(sequence(from, 20)).toEqual(values);
    for (const value of values) expect(value >>> 0).toBe(value);
    for (const word of seedXoshiro(from)) expect(word >>> 0).toBe(word);
  });

  test('gives another sequence for every seed', () => {
    const seeds = [...Array(3000).keys()].map((index) => (index < 2000 ? index : index * 1_000_003));
    expect(new Set(seeds.map((one) => sequence(one, 2).join())).size).toBe(seeds.length);
  });
});

test('seeds that differ only above 32 bits have different states', () => {
  const states = [4, 2 ** 32 + 4, 2 ** 34, 2 ** 52 + 4].map((from) => seedXoshiro(from).join());
  expect(new Set(states).size).toBe(states.length);
});

/** How far counts are from being even, as a sum over squares: about as large as there are counts. */
function unevenness(counts: readonly number[]): number {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

describe('a number below another', () => {
  test.prop([seed, fc.integer({ min: 1, max: 2 ** 32 })])('is never outside', (from, count) => {
    const [value] = randomBelow(count, seedRandom(from));
    expect(Number.isInteger(value) && value >= 0 && value < count).toBe(true);
  });

  test.each([2, 3, 7, 10, 40])('is each of %i about as often', (count) => {
    const counts = new Array<number>(count).fill(0);
    let state = seedRandom(count);
    for (let index = 0; index < 1000 * count; index++) {
      const [value, next] = randomBelow(count, state);
      counts[value] = (counts[value] ?? 0) + 1;
      state = next;
    }
    // One in a thousand random sequences would be beyond this.
    expect(unevenness(counts)).toBeLessThan(count - 1 + 5 * Math.sqrt(2 * (count - 1)) + 5);
  });
});

describe('a number that would make some more likely than others', () => {
  const below = 3 * 2 ** 30;

  test('is drawn again, from the first that is too large', () => {
    // The second word of a state alone makes its number: these make the last that fits, and the first that does not.
    const [fits, after] = randomBelow(below, [1, 0x1c9c71c7, 3, 4]);
    expect([fits, after]).toEqual([below - 1, nextRandom([1, 0x1c9c71c7, 3, 4])[1]]);
    const [first, state] = nextRandom([1, 0x33800000, 3, 4]);
    expect(first).toBe(below);
    expect(randomBelow(below, [1, 0x33800000, 3, 4])).toEqual(randomBelow(below, state));
  });

  test('so each third of a large range is as likely', () => {
    const counts = [0, 0, 0];
    let state = seedRandom(5);
    for (let index = 0; index < 6000; index++) {
      const [value, next] = randomBelow(below, state);
      const third = Math.floor(value / 2 ** 30);
      counts[third] = (counts[third] ?? 0) + 1;
      state = next;
    }
    expect(unevenness(counts)).toBeLessThan(14);
  });
});

describe('a shuffle', () => {
  test('of a seed is the same for ever: records are played again by it', () => {
    const [order, state] = shuffled([...Array(10).keys()], seedRandom(1));
    expect(order).toEqual([0, 2, 4, 7, 1, 6, 5, 3, 9, 8]);
    expect(state).toEqual([3114537278, 2992145355, 2038954662, 2678995064]);
    expect(shuffled([7], seedRandom(1))).toEqual([[7], seedRandom(1)]);
    expect(shuffled([], seedRandom(1))).toEqual([[], seedRandom(1)]);
  });

  test.prop([seed, fc.array(fc.nat(), { maxLength: 50 })])(
    'loses nothing and changes nothing',
    (from, items) => {
      const before = [...items];
      const [result, state] = shuffled(items, seedRandom(from));
      expect(items).toEqual(before);
      expect([...result].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
      expect(shuffled(items, seedRandom(from))).toEqual([result, state]);
    },
  );

  test('puts four items into each of their 24 orders about as often', () => {
    const counts = new Map<string, number>();
    let state = seedRandom(1);
    for (let index = 0; index < 24_000; index++) {
      const [order, next] = shuffled(['a', 'b', 'c', 'd'], state);
      state = next;
      counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(unevenness([...counts.values()])).toBeLessThan(60);
  });

  test('puts each of forty cards into each place about as often', () => {
    const counts = new Array<number>(1600).fill(0);
    const cards = [...Array(40).keys()];
    let state = seedRandom(2);
    for (let index = 0; index < 4000; index++) {
      const [order, next] = shuffled(cards, state);
      state = next;
      order.forEach((card, place) => {
        counts[card * 40 + place] = (counts[card * 40 + place] ?? 0) + 1;
      });
    }
    expect(unevenness(counts)).toBeLessThan(1521 + 5 * Math.sqrt(2 * 1521));
  });
});

const secret = secretSeedOf('0123456789abcdef'.repeat(4));

describe('by a secret seed', () => {
  it('a shuffle is the same for ever: records are played again by it', () => {
    const [order, state] = shuffled([...Array(10).keys()], seedRandom(secret));
    expect(order).toEqual([6, 3, 9, 5, 2, 4, 0, 7, 8, 1]);
    expect(state).toEqual({ chacha20: '0123456789abcdef'.repeat(4), drawn: 9 });
  });

  it('the shuffle of one card draws nothing', () => {
    expect(shuffled([7], seedRandom(secret))).toEqual([[7], seedRandom(secret)]);
    expect(shuffled([], seedRandom(secret))).toEqual([[], seedRandom(secret)]);
  });

  it('a shuffle draws the same numbers as cards drawn one by one', () => {
    const [, after] = shuffled([...Array(40).keys()], seedRandom(secret));
    let state = seedRandom(secret);
    for (let count = 40; count > 1; count--) [, state] = randomBelow(count, state);
    expect(state).toEqual(after);
  });

  it('a number that would make some more likely is drawn again', () => {
    // A third of the numbers are too large for this range.
    const below = 2 ** 31 + 2 ** 29;
    let state = seedRandom(secret);
    let drawn = 0;
    for (let index = 0; index < 300; index++) {
      const [value, next] = randomBelow(below, state);
      expect(value).toBeLessThan(below);
      state = next;
      drawn++;
    }
    expect(state).toMatchObject({ drawn: expect.any(Number) });
    const total = 'drawn' in state ? state.drawn : 0;
    expect(total).toBeGreaterThan(1.2 * drawn);
    expect(total).toBeLessThan(2.2 * drawn);
  });

  it.each([2, 3, 7, 10, 40])('each of %i numbers comes about as often', (count) => {
    const counts = new Array<number>(count).fill(0);
    let state = seedRandom(secret);
    for (let index = 0; index < 1000 * count; index++) {
      const [value, next] = randomBelow(count, state);
      counts[value] = (counts[value] ?? 0) + 1;
      state = next;
    }
    expect(unevenness(counts)).toBeLessThan(count - 1 + 5 * Math.sqrt(2 * (count - 1)) + 5);
  });

  it('each of forty cards comes to each place about as often', () => {
    const counts = new Array<number>(1600).fill(0);
    const cards = [...Array(40).keys()];
    let state = seedRandom(secret);
    for (let index = 0; index < 4000; index++) {
      const [order, next] = shuffled(cards, state);
      state = next;
      order.forEach((card, place) => {
        counts[card * 40 + place] = (counts[card * 40 + place] ?? 0) + 1;
      });
    }
    expect(unevenness(counts)).toBeLessThan(1521 + 5 * Math.sqrt(2 * 1521));
  });

  it('each bit of its numbers is set about as often', () => {
    const set = new Array<number>(32).fill(0);
    let state = seedRandom(secret);
    for (let index = 0; index < 8000; index++) {
      const [value, next] = nextRandom(state);
      state = next;
      set.forEach((_, bit) => {
        set[bit] = (set[bit] ?? 0) + ((value >>> bit) & 1);
      });
    }
    for (const count of set) expect(Math.abs(count - 4000)).toBeLessThan(4 * Math.sqrt(2000));
  });
});

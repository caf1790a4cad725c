import { createDuel, OptionsError, replay, restoreDuel, starterDecks } from 'taiki';
import { arrange } from 'taiki/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';

const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };

afterEach(() => vi.unstubAllGlobals());

describe('a duel without a seed', () => {
  it('draws one from the cryptographic source of the platform', () => {
    const seeds = Array.from({ length: 20 }, () => createDuel({ decks }).seed);
    expect(new Set(seeds).size).toBe(20);
    for (const seed of seeds) expect(Number.isSafeInteger(seed) && seed >= 0).toBe(true);
    expect(seeds.some((seed) => seed > 2 ** 40)).toBe(true);
  });

  it('uses all 53 bits', () => {
    const fill = (bits: number) => (words: Uint32Array) => words.fill(bits);
    vi.stubGlobal('crypto', { getRandomValues: fill(0xffffffff) });
    expect(createDuel({ decks }).seed).toBe(Number.MAX_SAFE_INTEGER);
    vi.stubGlobal('crypto', { getRandomValues: fill(0) });
    expect(createDuel({ decks }).seed).toBe(0);
  });

  it('tells its seed, with which it can be repeated', () => {
    const duel = createDuel({ decks });
    const again = createDuel({ decks, seed: duel.seed });
    expect(again.log).toEqual(duel.log);
    expect(again.record()).toBe(duel.record());
    expect(replay(duel.record()).seed).toBe(duel.seed);
    expect(restoreDuel(duel.snapshot()).seed).toBe(duel.seed);
    expect(duel.fork().seed).toBe(duel.seed);
  });

  it('is refused where the platform has no such source', () => {
    vi.stubGlobal('crypto', undefined);
    expect(() => createDuel({ decks })).toThrow(OptionsError);
    expect(() => createDuel({ decks })).toThrow('pass a seed');
    expect(createDuel({ decks, seed: 7 }).seed).toBe(7);
  });

  it('draws nothing if a seed is given', () => {
    const getRandomValues = vi.fn();
    vi.stubGlobal('crypto', { getRandomValues });
    createDuel({ decks, seed: 0 });
    expect(getRandomValues).not.toHaveBeenCalled();
  });
});

it('an arranged duel has the seed 0 unless told otherwise', () => {
  expect(arrange({}).seed).toBe(0);
  expect(arrange('turn 5 of p1, main').seed).toBe(0);
  expect(arrange({ seed: 3 }).seed).toBe(3);
});

it('the seed -0 is 0, as in the record and the snapshot', () => {
  expect(Object.is(createDuel({ decks, seed: -0 }).seed, 0)).toBe(true);
});

import { createDuel, OptionsError, randomAgent, replay, restoreDuel, secretSeed, starterDecks } from 'taiki';
import { arrange } from 'taiki/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';

const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };

afterEach(() => vi.unstubAllGlobals());

const SECRET = /^chacha20:[0-9a-f]{64}$/;

describe('a duel without a seed', () => {
  it('draws a secret one from the cryptographic source of the platform', () => {
    const seeds = Array.from({ length: 20 }, () => createDuel({ decks }).seed);
    expect(new Set(seeds).size).toBe(20);
    for (const seed of seeds) expect(seed).toMatch(SECRET);
  });

  it('uses all 256 bits', () => {
    const drawn = new Set<string>();
    for (let bit = 0; bit < 256; bit++) {
      const getRandomValues = (words: Uint32Array) => {
        words.fill(0);
        words[bit >> 5] = 2 ** (bit & 31);
      };
      vi.stubGlobal('crypto', { getRandomValues });
      const seed = secretSeed();
      const digits = seed.slice('chacha20:'.length);
      const ones = [...digits].reduce(
        (sum, digit) => sum + [...Number.parseInt(digit, 16).toString(2)].filter((one) => one === '1').length,
        0,
      );
      expect(ones).toBe(1);
      drawn.add(seed);
    }
    expect(drawn.size).toBe(256);
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

describe('a secret seed', () => {
  const key = '00112233445566778899aabbccddeeff'.repeat(2);

  it.each([
    ['no kind', key],
    ['another kind', `aes:${key}`],
    ['63 digits', `chacha20:${key.slice(1)}`],
    ['65 digits', `chacha20:${key}0`],
    ['capitals', `chacha20:${key.toUpperCase()}`],
    ['other letters', `chacha20:g${key.slice(1)}`],
    ['a line end', `chacha20:${key}\n`],
    ['a number as text', '7'],
    ['nothing', ''],
    ['nothing behind its kind', 'chacha20:'],
  ])('with %s is refused', (_, seed) => {
    const expected =
      'seed: expected a whole number from 0 to 2^53 - 1, or "chacha20:" and 64 hexadecimal digits';
    expect(() => createDuel({ decks, seed })).toThrow(OptionsError);
    expect(() => createDuel({ decks, seed })).toThrow(expected);
    expect(() => randomAgent(seed)).toThrow(expected);
  });

  it('and a number of the same digits are seeds of different duels', () => {
    const numeric = createDuel({ decks, seed: 7 });
    const secret = createDuel({ decks, seed: `chacha20:${'7'.padStart(64, '0')}` });
    expect(secret.record()).not.toBe(numeric.record());
    expect(secret.game.random).toEqual({ chacha20: '7'.padStart(64, '0'), drawn: expect.any(Number) });
    expect(numeric.game.random).toHaveLength(4);
  });
});

import { describe, expect, test } from 'vitest';
import { isWhole, runs } from '../support/runs.ts';
import { FAMILIES } from './families.ts';
import { familyPool } from './familyPool.ts';
import { FamilyTable } from './playFamily.ts';

/** In how many duels each word must be used. */
const TIMES = Math.min(20, runs(0.1));
const MAX_DUELS = 80 * TIMES;
const COMPARE_EVERY = isWhole ? 4 : 10;

const table = new FamilyTable(await familyPool());

describe('duels between decks built around a family of words', () => {
  test.each(FAMILIES)(
    '$name: use each of its words, on both runtimes and restored before each choice',
    (family) => {
      const { failures, uses, duels, compared } = table.play(family, {
        least: 0,
        most: MAX_DUELS,
        times: TIMES,
        seed: 1,
        compareEvery: COMPARE_EVERY,
      });
      const problems = failures.map(({ seed, message }) => `seed ${seed}: ${message}`);
      const rare = uses.filter(({ times }) => times < TIMES).map(({ word, times }) => `${word}: ${times}`);
      expect({ problems, rare }).toEqual({ problems: [], rare: [] });
      expect(compared).toBe(Math.ceil(duels / COMPARE_EVERY));
    },
  );

  test('a word belongs to cards, and every family has a name of its own', async () => {
    const { printed, made } = await familyPool();
    const faces = [...printed, ...made].flatMap((card) => [
      card,
      ...(card.otherFace === undefined ? [] : [card.otherFace]),
    ]);
    const empty = FAMILIES.flatMap(({ words }) => words.filter((word) => !faces.some(word.isOn)));
    expect(empty.map(({ name }) => name)).toEqual([]);
    expect(new Set(FAMILIES.map(({ name }) => name)).size).toBe(FAMILIES.length);
    expect(FAMILIES.length).toBeGreaterThan(50);
  });
});

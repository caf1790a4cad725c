import fc from 'fast-check';
import { allCards, createDuel, DeckError, findCard, starterDecks } from 'taiki';
import { describe, expect, test } from 'vitest';
import { foldName } from '../../boundary/names/foldName.ts';
import { NameIndex } from '../../boundary/names/nameIndex.ts';
import { distanceWithin } from '../../boundary/names/nearest.ts';
import { runs } from '../support/runs.ts';

/** The Levenshtein distance from its definition, with all cells. */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++)
      row.push(
        Math.min(
          (row[j - 1] ?? 0) + 1,
          (above[j] ?? 0) + 1,
          (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    above = row;
  }
  return above[b.length] ?? 0;
}

/** What is suggested, by distances to all names. */
function suggested(wanted: string, names: readonly string[]): readonly string[] {
  const low = foldName(wanted);
  const farthest = Math.max(3, low.length / 3);
  return names
    .map((name) => {
      const lower = foldName(name);
      if (low.length > 2 && lower.includes(low)) return { name, away: -1 };
      const words = low.length < 4 || low.includes(' ') ? [] : lower.split(' ');
      const inWords = words.length < 2 ? [] : words.map((word) => distance(low, word));
      const near = inWords.filter((away) => away <= low.length / 4).map((away) => away + 0.5);
      return { name, away: Math.min(distance(low, lower), ...near) };
    })
    .filter(({ away }) => away <= farthest)
    .sort((a, b) => a.away - b.away || a.name.localeCompare(b.name, 'en'))
    .slice(0, 3)
    .map(({ name }) => name);
}

const names = allCards.map(({ name }) => name);
const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 12 });

/** A name of a card with some letters left out, doubled or replaced. */
const misspelt = fc
  .tuple(
    fc.constantFrom(...names),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom('', 'x', 'ee')), { maxLength: 6 }),
  )
  .map(([name, changes]) =>
    changes.reduce((text, [at, by]) => {
      const index = at % (text.length + 1);
      return text.slice(0, index) + by + text.slice(index + 1);
    }, name),
  );

describe('the distance of two texts', () => {
  test('is that of all cells if it is within the limit, and otherwise Infinity', () => {
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: -1, max: 12 }), fc.boolean(), (a, b, whole, half) => {
        const limit = whole + (half ? 0.5 : 0);
        const away = distance(a, b);
        expect(distanceWithin(limit, a, b)).toBe(away <= limit ? away : Number.POSITIVE_INFINITY);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('similar names', () => {
  test('are those that distances to all names find', () => {
    const index = new NameIndex(names);
    fc.assert(
      fc.property(fc.oneof(misspelt, letters, fc.string()), (wanted) => {
        const near = suggested(wanted, names);
        const text = near.length === 0 ? '' : ` Did you mean ${near.map((name) => `"${name}"`).join(', ')}?`;
        expect(index.suggestion(wanted)).toBe(text);
      }),
      { numRuns: runs(100) },
    );
  });

  test('are not looked for by a text that is longer than any name, however it is padded', () => {
    const start = performance.now();
    for (let asked = 0; asked < 10; asked++)
      expect(() => findCard('a'.repeat(20_000) + '!'.repeat(40_000))).toThrow(/^Unknown card "a+\.\.\."\.$/);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test('of a deck of thousands of cards are not looked for', () => {
    const cards = Array.from({ length: 8000 }, () => 'aqua hulcus');
    const decks = { p1: cards, p2: starterDecks.dragons };
    const start = performance.now();
    expect(() => createDuel({ decks })).toThrow(
      new DeckError('Deck p1: 8000 cards, expected at most 1000 in a deck.'),
    );
    expect(performance.now() - start).toBeLessThan(500);
  });
});

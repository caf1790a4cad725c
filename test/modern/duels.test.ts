import { loadSets, MODERN_SETS } from '@taiki/modern';
import { createDuel, type Deck } from 'taiki';
import { describe, expect, test } from 'vitest';
import { randomBelow, seedRandom } from '../../table/random.ts';
import { problemsOfDuel } from '../support/invariants.ts';
import { runs } from '../support/runs.ts';
import { seedRanges } from '../support/seedRanges.ts';

/** Cards of the hyperspatial zone and the super GR zone. */
const STARTS_ELSEWHERE: ReadonlySet<string> = new Set(['gacharangeCreature', 'psychicCrossGear']);

const cards = await loadSets(MODERN_SETS);

/** 103. What a deck of 40 cards may hold. */
const decked = cards.filter(({ type }) => !STARTS_ELSEWHERE.has(type));

/** Two decks of ten random cards of the sets, four of each. */
function decksOf(seed: number): readonly [Deck, Deck] {
  let state = seedRandom(seed);
  const deck = (): Deck => {
    const names = new Set<string>();
    while (names.size < 10) {
      const [pick, next] = randomBelow(decked.length, state);
      state = next;
      names.add(decked[pick]?.name ?? '');
    }
    return {
      name: undefined,
      cards: [...names].flatMap((name) => Array<string>(4).fill(name)),
      hyperspatial: [],
      superGR: [],
    };
  };
  return [deck(), deck()];
}

describe('a duel of cards of today ends, and nothing is lost, doubled or revealed on the way', () => {
  test.each(seedRanges(runs(10), 50))('seeds %i to %i', (from, to) => {
    for (let seed = from; seed <= to; seed++) {
      const [p1, p2] = decksOf(seed);
      const duel = createDuel({ decks: { p1, p2 }, cards, seed });
      expect({ seed, problems: problemsOfDuel(duel, seed, 12) }).toEqual({ seed, problems: [] });
    }
  });
});

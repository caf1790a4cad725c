import { createDuel } from 'taiki';
import { describe, expect, test } from 'vitest';
import { problemsOfDuel } from '../support/invariants.ts';
import { mixedDecks } from '../support/mixedDecks.ts';
import { runs } from '../support/runs.ts';
import { seedRanges } from '../support/seedRanges.ts';

describe('a duel of any registered cards ends, and nothing is lost, doubled or revealed on the way', () => {
  test.each(seedRanges(runs(25), 50))('seeds %i to %i', (from, to) => {
    for (let seed = from; seed <= to; seed++) {
      const [p1, p2] = mixedDecks(seed);
      const duel = createDuel({ decks: { p1, p2 }, seed });
      expect({ seed, problems: problemsOfDuel(duel, seed, 12) }).toEqual({ seed, problems: [] });
    }
  });
});

import { describe, expect, test } from 'vitest';
import { problemsOfDuel } from '../support/invariants.ts';
import { runs } from '../support/runs.ts';
import { seedRanges } from '../support/seedRanges.ts';
import { starterDuel } from '../support/starterDuels.ts';

describe('a duel of the starter decks ends, and nothing is lost, doubled or revealed on the way', () => {
  test.each(seedRanges(runs(15), 50))('seeds %i to %i', (from, to) => {
    for (let seed = from; seed <= to; seed++)
      expect({ seed, problems: problemsOfDuel(starterDuel(seed), seed, 100) }).toEqual({
        seed,
        problems: [],
      });
  });
});

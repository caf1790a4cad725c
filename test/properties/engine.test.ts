import { checkDuel, duelArbitrary, engineProperties } from 'taiki/testing';
import { describe, test } from 'vitest';
import { keepRegression } from '../support/keepRegression.ts';
import { runs } from '../support/runs.ts';
import { seedOfThisRun } from '../support/seedOfThisRun.ts';

describe('what the engine promises holds', () => {
  test('with whole cards that are generated', () => {
    checkDuel(duelArbitrary(), engineProperties, {
      seed: seedOfThisRun,
      numRuns: runs(10),
      saveTo: keepRegression,
    });
  });

  test('between decks of any cards that come with the engine', () => {
    checkDuel(duelArbitrary({ generated: 0, from: 'decks' }), engineProperties, {
      seed: seedOfThisRun,
      numRuns: runs(1),
      saveTo: keepRegression,
    });
  });
});

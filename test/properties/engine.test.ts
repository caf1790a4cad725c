import { checkDuel, duelArbitrary, engineProperties } from 'taiki/testing';
import { describe, test } from 'vitest';
import { keepRegression } from '../support/keepRegression.ts';
import { runs } from '../support/runs.ts';
import { seedOfThisRun } from '../support/seedOfThisRun.ts';

describe('the properties of the engine hold', () => {
  test('in duels with generated cards', () => {
    checkDuel(duelArbitrary(), engineProperties, {
      seed: seedOfThisRun,
      numRuns: runs(4),
      saveTo: keepRegression,
    });
  });

  test('in duels between decks of registered cards', () => {
    checkDuel(duelArbitrary({ generated: 0, from: 'decks' }), engineProperties, {
      seed: seedOfThisRun,
      numRuns: runs(1),
      saveTo: keepRegression,
    });
  });
});

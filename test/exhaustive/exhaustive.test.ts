import { describe, expect, test } from 'vitest';
import { runs } from '../support/runs.ts';
import { playUntilUsed } from './playUntilUsed.ts';

/** How often each thing must be used: once in `npm run test:all`, more often in `npm run test:long`. */
const TIMES = Math.min(20, runs(0.05));
const MAX_DUELS = 2000 * TIMES;

describe('random duels with the least used cards', () => {
  test('use every registered card, every word of the vocabulary and every kind of decision', () => {
    const { duels, uses } = playUntilUsed(TIMES, MAX_DUELS, 1);
    const missing = uses.filter(({ times }) => times < TIMES);
    console.log(
      `${duels} duels used ${uses.length} cards, words and decisions ${TIMES} times; rarest: ${uses
        .slice(0, 5)
        .map(({ sort, name, times }) => `${sort} ${name} (${times})`)
        .join(', ')}`,
    );
    expect(missing).toEqual([]);
    expect(uses.length).toBeGreaterThan(380);
  });
});

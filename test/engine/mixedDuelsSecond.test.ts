import { describe, test } from 'vitest';
import { playMixedDuels } from './mixedDuels.ts';

describe('duels between decks of any registered cards end without an error', () => {
  test('seeds 1001 to 2000', { timeout: 300_000 }, () => {
    playMixedDuels(1001, 2000);
  });
});

import { describe, test } from 'vitest';
import { playMixedDuels } from './mixedDuels.ts';

describe('duels between decks of any registered cards end without an error', () => {
  test('seeds 1 to 1000', { timeout: 300_000 }, () => {
    playMixedDuels(1, 1000);
  });
});

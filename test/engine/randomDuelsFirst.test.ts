import { describe, test } from 'vitest';
import { playRandomDuels } from './randomDuels.ts';

describe('random duels end, and nothing is lost, doubled or shown on the way', () => {
  test('seeds 1 to 500', { timeout: 600_000 }, () => {
    playRandomDuels(1, 500);
  });
});

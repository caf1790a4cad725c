import { replay, simulatedGames, starterDecks } from 'taiki';
import { expect, it } from 'vitest';
import { type Batch, reportsOfLost } from '../../cli/simulate/batch.ts';

it('games that are given up are named by index and seed, failed, with the record of their beginning', () => {
  const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
  const batch: Batch = { decks, agents: ['greedy', 'greedy'], seed: 3, from: 4, games: 2, records: 'failed' };
  const played = Array.from(
    simulatedGames({ decks, seed: 3, from: 4, games: 2, agents: { p1: () => () => [], p2: () => () => [] } }),
  );
  const reports = reportsOfLost(batch, 'Nobody could.');
  expect(reports).toEqual(
    played.map(({ index, seed, firstPlayer }) => ({
      ...{ index, seed, firstPlayer, decisions: 0, result: undefined },
      failure: { message: 'Nobody could.', code: 'WORKERS_LOST' },
      record: expect.any(String),
    })),
  );
  expect(replay(reports[0]?.record ?? '').seed).toBe(played[0]?.seed);
});

import { createDuel, EngineError, starterDecks } from 'taiki';
import { expect, test, vi } from 'vitest';

vi.mock('../../effects/steps/opening.ts', async (original) => ({
  ...(await original<object>()),
  shuffleDecks: () => {
    throw new Error('The cards stick together.');
  },
}));

const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };

function failureOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing failed.');
}

test('a mistake of the engine on the way to the first decision comes with the record that reproduces it', () => {
  const failure = failureOf(() => createDuel({ decks, seed: 7 }));
  if (!(failure instanceof EngineError)) throw failure;
  expect(failure.message).toContain('The cards stick together.');
  expect(failure.record).toContain('seed: 7');
  expect(failure.message).toContain(failure.record);
});

import { type CardDefinition, createDuel, EngineError, findCard, starterDecks } from 'taiki';
import { expect, test } from 'vitest';

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
  let hasBegun = false;
  let fails = true;
  const [name = ''] = decks.p1.cards;
  // A card that cannot be read once, while the charts begin.
  const card: CardDefinition = {
    ...findCard(name),
    get races() {
      if (hasBegun && fails) {
        fails = false;
        throw new Error('The cards stick together.');
      }
      return [];
    },
  };
  const inspect = () => {
    hasBegun = true;
  };
  const failure = failureOf(() => createDuel({ decks, seed: 7, cards: [card], inspect }));
  if (!(failure instanceof EngineError)) throw failure;
  expect(failure.message).toContain('The cards stick together.');
  expect(failure.record).toContain('seed: 7');
  expect(failure.message).toContain(failure.record);
});

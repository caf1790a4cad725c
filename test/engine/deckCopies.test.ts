import { createDuel, DeckError, type DeckInput, defineCard, findCard, starterDecks } from 'taiki';
import { has } from 'taiki/words';
import { describe, expect, test } from 'vitest';

const dragons = starterDecks.dragons.cards;
const many = (name: string, count: number): readonly string[] => new Array<string>(count).fill(name);

function refusal(p1: DeckInput, ...cards: ReturnType<typeof findCard>[]) {
  try {
    createDuel({ decks: { p1, p2: starterDecks['burning-shadow'] }, cards, seed: 1 });
  } catch (error) {
    if (error instanceof DeckError) return error.message;
    throw error;
  }
  return 'no error';
}

const gacharange = defineCard({ ...findCard('Aqua Hulcus'), name: 'Capsule', type: 'gacharangeCreature' });

describe('cards that allow more copies of themselves', () => {
  test('100.2a a deck may have forty of a card that says so', () => {
    expect(refusal(many('Aquarmy, Commando Division', 40))).toBe('no error');
  });

  test('100.2a a card that gives it to others does not', () => {
    const generous = defineCard({
      ...findCard('Aqua Hulcus'),
      name: 'Generous',
      abilities: [
        {
          kind: 'static',
          affects: { in: 'battleZone', of: 'you' },
          effects: [{ kind: 'anyNumberInDeck' }],
        },
      ],
    });
    expect(refusal([...dragons.slice(5), ...many('Generous', 5)], generous)).toBe(
      'Deck p1: 5 copies of "Generous", expected at most 4 (100.2a).',
    );
  });

  test('100.3a, 100.4a so in the other parts of a deck', () => {
    const own = defineCard({
      ...gacharange,
      name: 'Legion',
      abilities: [has({ kind: 'anyNumberInDeck' })],
    });
    expect(
      refusal({ name: undefined, cards: dragons, hyperspatial: [], superGR: many('Legion', 12) }, own),
    ).toBe('no error');
  });
});

describe('cards that begin outside the deck', () => {
  test('811.2 a gacharange creature is refused among the forty cards', () => {
    expect(refusal([...dragons.slice(1), gacharange.name], gacharange)).toBe(
      'Deck p1: "Capsule" is a gacharange creature, which begins in the super GR zone, not in the deck (811.2).',
    );
  });
});

test('805.4 a psychic creature is refused among the forty cards', () => {
  expect(refusal([...dragons.slice(1), 'Martini, Temporal Dancer'])).toBe(
    'Deck p1: "Martini, Temporal Dancer" is a psychic creature, which begins in the hyperspatial zone, not in the deck (407.1).',
  );
});

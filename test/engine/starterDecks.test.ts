import {
  type CardDefinition,
  createDuel,
  findCard,
  greedyAgent,
  parseDeck,
  playOut,
  printDeck,
  starterDeckNotes,
  starterDecks,
} from 'taiki';
import type { Filter } from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { CIVILIZATIONS } from '../../effects/language/vocabulary.ts';

const MONO = ['dawn-wall', 'deep-current', 'grave-whisper', 'ember-rush', 'wild-growth'] as const;
const names = Object.keys(starterDecks);
const entries = Object.entries(starterDecks);
const cardsOf = (cards: readonly string[]): readonly CardDefinition[] => cards.map(findCard);

/** The filters of the cards that an evolution creature can be put on. */
const basesOf = ({ abilities }: CardDefinition): readonly Filter[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'keyword' && ability.name === 'evolution' ? [ability.base, ...(ability.also ?? [])] : [],
  );

const fits = ({ races }: CardDefinition, base: Filter): boolean =>
  races.some((race) => base.races?.some((wanted) => race.includes(wanted)));

describe('the starter decks', () => {
  test('begin with the two that others refer to', () => {
    expect(names.slice(0, 2)).toEqual(['radiant-tide', 'burning-shadow']);
  });

  test('have one deck of each civilization and six others', () => {
    expect(names.slice(2, 7)).toEqual(MONO);
    const civilizations = MONO.map((name) => [
      ...new Set(cardsOf(starterDecks[name].cards).flatMap((card) => card.civilizations)),
    ]);
    expect(civilizations).toEqual(CIVILIZATIONS.map((one) => [one]));
    expect(names).toHaveLength(13);
  });

  test('each have a name of their own and a sentence on how they play', () => {
    expect(new Set(entries.map(([, deck]) => deck.name)).size).toBe(names.length);
    expect(Object.keys(starterDeckNotes)).toEqual(names);
    for (const note of Object.values(starterDeckNotes)) expect(note).toMatch(/^[A-Z].+\.$/);
  });

  test.each(entries)(
    '%s has 40 cards of DM-01 to DM-13 with bases for its evolution creatures',
    (_, deck) => {
      const cards = cardsOf(deck.cards);
      expect(cards).toHaveLength(40);
      for (const { name, printings = [] } of cards)
        expect([name, printings.some((one) => /^DM-(0[1-9]|1[0-3]) /.test(one))]).toEqual([name, true]);
      for (const card of cards)
        for (const base of basesOf(card))
          expect([card.name, cards.filter((one) => one !== card && fits(one, base)).length >= 4]).toEqual([
            card.name,
            true,
          ]);
      expect(parseDeck(printDeck(deck))).toEqual(deck);
    },
  );

  test.each(entries)('%s plays a duel to its end', (_, deck) => {
    const decks = { p1: deck, p2: starterDecks['radiant-tide'] };
    const duel = playOut(createDuel({ decks, seed: 1, runtime: 'compiled' }), {
      p1: greedyAgent,
      p2: greedyAgent,
    });
    expect(duel.result?.winner).toMatch(/^p[12]$/);
  });
});

import { allCards, createDuel, DeckError, defineCard, findCard, parseDeck, starterDecks } from 'taiki';
import { describe, expect, test } from 'vitest';
import { foldName } from '../../boundary/names/foldName.ts';

const dragons = starterDecks.dragons.cards;
const decks = (p1: readonly string[]) => ({ p1, p2: starterDecks['burning-shadow'] });
const refusal = (p1: readonly string[], cards = [findCard('Aqua Hulcus')]): string => {
  try {
    createDuel({ decks: decks(p1), cards, seed: 1 });
  } catch (error) {
    if (error instanceof DeckError) return error.message;
    throw error;
  }
  return 'no error';
};

describe('the names of a deck (100.2)', () => {
  const typed = dragons.map((name) =>
    name.toUpperCase().replace('ÜBERDRAGON', 'uberdragon').replace(/\s/g, '  ').replace(',', ''),
  );

  test('are matched without case, accents and punctuation', () => {
    const exact = createDuel({ decks: decks(dragons), seed: 1 });
    const loose = createDuel({ decks: decks(typed), seed: 1 });
    expect(typed).toContain('uberdragon  JABAHA');
    expect(loose.record()).toBe(exact.record());
    expect(loose.log).toEqual(exact.log);
  });

  test('count as copies of one card however they are typed', () => {
    const five = [...dragons.slice(5), 'cocco lupia', 'COCCO LUPIA', 'Cocco-Lupia', 'Cocco Lupia'];
    expect(refusal([...five, 'Cocco  Lupia'])).toBe(
      'Deck p1: 5 copies of "Cocco Lupia", expected at most 4 (100.2a).',
    );
  });

  test('suggest the nearest without accents', () => {
    expect(refusal([...dragons.slice(1), 'Uberdragon Jabahah'])).toContain(
      'Deck p1: unknown card "Uberdragon Jabahah". Did you mean "Überdragon Jabaha", "Überdragon Bajula"',
    );
  });

  test('are refused where two cards could be meant', () => {
    const own = ['Cocco-Lupia', 'COCCO LUPIA'].map((name) =>
      defineCard({ ...findCard('Aqua Vehicle'), name }),
    );
    expect(refusal([...dragons.slice(1), 'cocco lupia'], own)).toBe(
      'Deck p1: "cocco lupia" could be "Cocco Lupia" or "Cocco-Lupia" or "COCCO LUPIA"; expected an exact name.',
    );
    expect(refusal([...dragons.slice(1), 'COCCO LUPIA'], own)).toBe('no error');
  });

  test('of symbols alone match nothing', () => {
    expect(refusal([...dragons.slice(1), '???'])).toBe('Deck p1: unknown card "???".');
  });

  test('are different for all cards', () => {
    expect(new Set(allCards.map(({ name }) => foldName(name))).size).toBe(allCards.length);
  });
});

describe('a pasted deck', () => {
  test('may have counts with an x, comments and blank lines', () => {
    const text = `
      // found on a forum
      # Mine
      # a second comment is no name

      4x Aqua Hulcus
      2X aqua soldier
      // water
      \t1\tÜberdragon Jabaha
    `;
    expect(parseDeck(text)).toEqual({
      name: 'Mine',
      cards: [...Array<string>(4).fill('Aqua Hulcus'), 'aqua soldier', 'aqua soldier', 'Überdragon Jabaha'],
      hyperspatial: [],
      superGR: [],
    });
  });

  test('names the line that has no count', () => {
    expect(() => parseDeck('// mine\n\nAqua Hulcus')).toThrow(
      'Line 3: expected a number and a card name, such as "4 Aqua Hulcus", not "Aqua Hulcus".',
    );
  });
});

describe('a deck that has been checked before', () => {
  const begin = (p1: readonly string[]) => createDuel({ decks: decks(p1), seed: 1 });

  test('is not checked again if nobody can have changed it', () => {
    const frozen = Object.freeze([...dragons]);
    expect(begin(frozen).record()).toBe(begin([...dragons]).record());
    expect(begin(frozen).record()).toBe(begin(frozen).record());
  });

  test('is checked again if it could be changed since, also as a part of a deck', () => {
    const list = [...dragons];
    const deck = Object.freeze({ name: undefined, cards: list, hyperspatial: [], superGR: [] });
    const beginBoth = () => createDuel({ decks: { p1: list, p2: deck }, seed: 1 });
    beginBoth();
    list.pop();
    expect(beginBoth).toThrow('Deck p1: 39 cards, expected 40 (100.2).');
    expect(() => createDuel({ decks: { p1: deck, p2: deck }, seed: 1 })).toThrow('39 cards, expected 40');
  });

  test('is checked again with other cards', () => {
    const frozen = Object.freeze([...dragons.slice(1), 'Own']);
    const own = defineCard({ ...findCard('Aqua Hulcus'), name: 'Own' });
    createDuel({ decks: decks(frozen), cards: [own], seed: 1 });
    expect(refusal(frozen)).toContain('unknown card "Own"');
  });
});

test('a deck of thousands of cards is refused at the line with too many', () => {
  const line = '99 Aqua Hulcus\n';
  expect(parseDeck(line.repeat(10)).cards).toHaveLength(990);
  expect(() => parseDeck(line.repeat(100_000))).toThrow(
    'Line 11: expected at most 1000 cards in a deck, not more.',
  );
});

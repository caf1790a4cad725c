import { allCards, createDuel, DeckError } from 'taiki';
import { cardsIn, choose, creature, put, returnToHand } from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const PLAN = 'The 13th Plan';
const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  plainSpell('Gate', put(choose(cardsIn('hyperspatialZone', 'you')))),
  plainSpell('Fetch', returnToHand(choose(cardsIn('hyperspatialZone', 'you')))),
];
const names = [
  'Raider',
  'Gate',
  'Fetch',
  'Emerald Grass',
  'Aqua Hulcus',
  'Aqua Guard',
  'Terror Pit',
  'Holy Awe',
  'Bronze-Arm Tribe',
  'Bolshack Dragon',
  'Aqua Soldier',
  'Deadly Fighter Braid Claw',
];
const some = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => names[index % names.length] ?? '');
const deck = (count: number, hyperspatial: readonly string[]) => ({
  name: undefined,
  cards: some(count),
  hyperspatial,
  superGR: [],
});

describe('314 rule plus', () => {
  test('314.1, 314.3a lies in the hyperspatial zone, and makes the deck bigger', () => {
    const duel = createDuel({ cards, decks: { p1: deck(45, [PLAN]), p2: deck(40, []) }, seed: 1 });
    const { zones } = duel.view('p2');
    expect([zones.p1.deck.length, zones.p2.deck.length]).toEqual([35, 30]);
    expect(zones.p1.hyperspatialZone.map((card) => (card.hidden ? '' : card.name))).toEqual([PLAN]);
  });

  test('each copy makes it bigger, and the number is exact', () => {
    const begin = (count: number, copies: number) => () =>
      createDuel({
        cards,
        decks: { p1: deck(count, Array<string>(copies).fill(PLAN)), p2: deck(40, []) },
        seed: 1,
      });
    expect(begin(40, 1)).toThrow(new DeckError('Deck p1: 40 cards, expected 45 (314.3a).'));
    expect(begin(45, 0)).toThrow(new DeckError('Deck p1: 45 cards, expected 40 (100.2).'));
    expect(begin(48, 2)).toThrow(new DeckError('Deck p1: 48 cards, expected 50 (314.3a).'));
  });

  test('314.1 not in the deck', () => {
    expect(() =>
      createDuel({ cards, decks: { p1: deck(40, []), p2: [...some(39), PLAN] }, seed: 1 }),
    ).toThrow(DeckError);
  });

  for (const name of ['Gate', 'Fetch'])
    driven(`314.2, 117.1 ${name} does not move it to another zone`, (begin) => {
      const duel = begin({
        cards,
        p1: { hand: [name, 'Raider'], manaZone: { fire: 3 }, hyperspatialZone: [PLAN] },
      });
      duel.use(`Cast ${name}`);
      expect([
        duel.zone('p1', 'battleZone'),
        duel.names('p1', 'hand'),
        duel.zone('p1', 'hyperspatialZone'),
      ]).toEqual([[], ['Raider'], [PLAN]]);
    });
});

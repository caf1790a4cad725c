import { allCards, createDuel, type Duel } from 'taiki';
import {
  beginsInBattleZone,
  beginsInHand,
  creature,
  draw,
  each,
  field,
  power,
  self,
  whenPut,
  yourCreatures,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { plain } from './plainCards.ts';

const cards = [
  ...allCards,
  field({
    name: 'New Year',
    civilizations: ['fire'],
    cost: 5,
    abilities: [beginsInBattleZone(), whenPut(self, draw()), each(yourCreatures(), power(1000))],
  }),
  field({ name: 'Old Year', civilizations: ['fire'], cost: 5, abilities: [beginsInBattleZone()] }),
  creature({ ...plain, name: 'Prepared', abilities: [beginsInHand] }),
];

const REST = ['Emerald Grass', 'Aqua Hulcus', 'Aqua Guard', 'Bolshack Dragon', 'Deadly Fighter Braid Claw'];

/** A deck of these cards and of copies of others. */
const deckWith = (...first: readonly string[]): readonly string[] => [
  ...first,
  ...Array.from({ length: 40 - first.length }, (_, index) =>
    index < 20 ? (REST[index % 5] ?? '') : `Filler ${index % 5}`,
  ),
];
const fillers = [0, 1, 2, 3, 4].map((index) => creature({ ...plain, name: `Filler ${index}` }));

const begun = (deck: readonly string[], seed = 3): Duel =>
  createDuel({ cards: [...cards, ...fillers], decks: { p1: deck, p2: deckWith() }, seed });

const namesIn = (duel: Duel, zone: 'battleZone' | 'hand' | 'shieldZone' | 'deck'): readonly string[] =>
  duel.view('judge').zones.p1[zone].map((card) => (card.hidden ? 'hidden' : card.name));

describe('103.3, 308.4 fields that begin the duel in the battle zone', () => {
  test('lie there without seals and without having been put, beside five shields and five cards in the hand', () => {
    const duel = begun(deckWith('New Year'));
    expect(namesIn(duel, 'battleZone')).toEqual(['New Year']);
    expect(namesIn(duel, 'shieldZone')).toHaveLength(5);
    expect(duel.log.some(({ kind }) => kind === 'cardSealed')).toBe(false);
    expect(duel.log.some(({ kind }) => kind === 'effectTriggered')).toBe(false);
    expect(namesIn(duel, 'hand').length + namesIn(duel, 'deck').length).toBe(34);
  });

  test('100.5 only one copy of them does', () => {
    const duel = begun(deckWith('New Year', 'New Year', 'New Year'));
    expect(namesIn(duel, 'battleZone')).toEqual(['New Year']);
  });

  test('100.5 a deck has none of another name besides', () => {
    expect(() => begun(deckWith('New Year', 'Old Year'))).toThrow(
      'Deck p1: "New Year" and "Old Year" would begin the duel in the battle zone, expected one of them (100.5).',
    );
  });
});

describe('103.3 cards that begin the duel in the hand', () => {
  test.each([1, 2, 3, 4])('are %i of the first five cards', (count) => {
    for (let seed = 1; seed <= 5; seed++) {
      const duel = begun(deckWith(...Array<string>(count).fill('Prepared')), seed);
      const first = duel.log.findIndex(({ kind }) => kind === 'duelBegan');
      const dealt = duel.log
        .slice(0, first)
        .filter((fact) => fact.kind === 'cardDrawn' && fact.player === 'p1')
        .map((fact) => ('name' in fact ? fact.name : ''));
      expect(dealt).toHaveLength(5);
      expect(dealt.filter((name) => name === 'Prepared')).toHaveLength(count);
      expect(namesIn(duel, 'shieldZone')).toHaveLength(5);
      expect(namesIn(duel, 'shieldZone')).not.toContain('Prepared');
    }
  });

  test('are seen by their player alone', () => {
    const duel = begun(deckWith('Prepared'));
    const { hand } = duel.view('p2').zones.p1;
    expect(hand.every((card) => card.hidden)).toBe(true);
  });
});

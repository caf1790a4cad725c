import { findCard } from 'taiki';
import { blocker, creature, draw, from, self, slayer, twinpact, when, whenDestroyed } from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { printedCard, thawed } from '../../effects/questions/abilities/printedCards.ts';
import { PoolCache } from '../../effects/state/caches.ts';
import { remaining } from '../../effects/state/durations.ts';

const plain = { name: 'Odd', civilizations: ['fire'], races: [], cost: 1, power: 1000 } as const;
const draws = draw();

describe('a printed card', () => {
  test('has its triggered abilities by the facts that they wait for, in printed order', () => {
    const abilities = [whenDestroyed(self, draws), slayer, blocker, whenDestroyed(self, draws)];
    const { first } = printedCard(creature({ ...plain, abilities }));
    expect([...first.triggered.keys()]).toEqual(['cardDestroyed', 'battleWon', 'battleLost']);
    expect(first.triggered.get('cardDestroyed')).toEqual([abilities[0], abilities[3]]);
    expect(first.declared.size).toBe(0);
  });

  test('has abilities that must be declared apart from the others (603.2e)', () => {
    const drawn = from(['hand'], when({ event: 'drawn', by: 'you' }, draws));
    const { first } = printedCard(creature({ ...plain, abilities: [drawn] }));
    expect(first.triggered.size).toBe(0);
    expect([...first.declared]).toEqual([['cardDrawn', [drawn]]]);
  });

  test('of a twinpact has both faces, and the civilizations of both', () => {
    const half = creature({ ...plain, name: 'Even', civilizations: ['water'] });
    const card = printedCard(twinpact('Both', creature(plain), half));
    expect(card.faces.map(({ name }) => name)).toEqual(['Both', 'Even']);
    expect(card.uses.map(([index, { name }]) => [index, name])).toEqual([
      [0, 'Both'],
      [1, 'Even'],
    ]);
    expect(card.civilizations).toEqual(['fire', 'water']);
    expect(card.alone[1]).toEqual([card.second]);
  });
});

describe('a thawed definition', () => {
  test('is equal and can be written, while the definition stays frozen', () => {
    const card = findCard('Aqua Hulcus');
    const copy = thawed(card);
    expect(copy).toEqual(card);
    expect([copy, copy.abilities, copy.civilizations].some(Object.isFrozen)).toBe(false);
    expect(Object.isFrozen(card)).toBe(true);
  });
});

describe('what is known of the cards of a duel', () => {
  const cards = [{ name: 'Aqua Hulcus', owner: 'p1' }] as const;

  test('is shared with duels of the same cards, and with no others', () => {
    const pool = new PoolCache();
    const known = pool.ofCards(cards);
    expect(pool.ofCards([...cards])).toBe(known);
    expect(pool.ofCards([{ name: 'Aqua Hulcus', owner: 'p2' }])).not.toBe(known);
    expect(pool.ofCards([...cards, ...cards])).not.toBe(known);
    expect(pool.ofCards([{ ...cards[0] }])).toBe(known);
  });

  test('is forgotten after some other duels', () => {
    const pool = new PoolCache();
    const known = pool.ofCards(cards);
    for (const name of ['A', 'B', 'C', 'D']) pool.ofCards([{ name, owner: 'p1' }]);
    expect(pool.ofCards(cards)).not.toBe(known);
  });
});

test('effects that all remain are the same list', () => {
  const effects = [1, 2, 3];
  expect(remaining(effects, (one) => one > 0)).toBe(effects);
  expect(remaining(effects, (one) => one > 1)).toEqual([2, 3]);
});

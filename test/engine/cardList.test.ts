import { describe, expect, it, vi } from 'vitest';
import { allCards } from '../../cards/allCards.ts';
import { dm01 } from '../../cards/dm01/index.ts';
import { dm02 } from '../../cards/dm02/index.ts';
import { joinedCards, storedCard, storedCards } from '../../effects/language/cardList.ts';
import { creature } from '../../effects/language/words/cards.ts';
import { createEngine } from '../../entries/engine.ts';
import { type IndexedPool, poolOf } from '../../library/pool.ts';

/** Replaces a card of the same name. */
const OTHER_HULCUS = creature({ name: 'Aqua Hulcus', civilizations: ['fire'], cost: 1, power: 1000 });

const textOf = (cards: typeof dm01): string => cards.map(storedCard).join('\n');

/** How many cards are read meanwhile. */
function readBy(act: () => void): number {
  const parse = vi.spyOn(JSON, 'parse');
  try {
    act();
    return parse.mock.calls.length;
  } finally {
    parse.mockRestore();
  }
}

describe('a list of cards stored as text', () => {
  it('has the same cards in the same order', () => {
    expect(storedCards(textOf(allCards))).toEqual(allCards);
    expect(JSON.stringify(storedCards(textOf(allCards)))).toBe(JSON.stringify(allCards));
  });

  it('cannot be changed, and neither can its cards', () => {
    const stored = storedCards(textOf(dm01));
    expect(Object.isFrozen(stored)).toBe(true);
    expect(Object.isFrozen(stored[0]?.abilities)).toBe(true);
    expect(() => Object.assign(stored, { 0: dm02[0] })).toThrow(TypeError);
  });

  it('reads a card once, when it is asked for', () => {
    const stored = storedCards(textOf(dm01));
    expect(readBy(() => expect(stored[3]).toBe(stored[3]))).toBe(1);
  });

  it('is joined with others, and put into a pool, without reading a card', () => {
    const stored = storedCards(textOf(dm01));
    const read = readBy(() => {
      const pool = poolOf(joinedCards([stored, dm02]));
      expect(pool.size).toBe(dm01.length + dm02.length);
      expect([...pool.keys()]).toEqual([...dm01, ...dm02].map(({ name }) => name));
      expect(pool.extendedBy(dm02).has('Aqua Hulcus')).toBe(true);
    });
    expect(read).toBe(0);
  });

  it('gives the same card by name and by place', () => {
    const all = joinedCards([storedCards(textOf(dm01)), dm02]);
    const pool = poolOf(all);
    for (const card of all) expect(pool.get(card.name)).toBe(card);
    expect([...pool]).toEqual([...dm01, ...dm02].map((card) => [card.name, card]));
  });

  it.each([
    ['once', (pool: IndexedPool) => pool.with([...dm02, OTHER_HULCUS])],
    ['twice', (pool: IndexedPool) => pool.with(dm02).with([OTHER_HULCUS])],
  ])('is extended %s as if all cards were in one list', (_, extend) => {
    const extended = extend(poolOf(dm01));
    const whole = poolOf([...dm01, ...dm02, OTHER_HULCUS]);
    expect(extended.size).toBe(whole.size);
    expect([...extended]).toEqual([...whole]);
    expect(extended.list).toEqual(whole.list);
    expect(extended.get('Aqua Hulcus')).toBe(OTHER_HULCUS);
    expect([extended.has('Bolshack Dragon'), extended.has('nobody'), extended.get('nobody')]).toEqual([
      true,
      false,
      undefined,
    ]);
  });

  it('leaves the pool that is extended as it was', () => {
    const pool = poolOf(dm01);
    pool.with([OTHER_HULCUS]);
    expect(pool.get('Aqua Hulcus')).toBe(dm01.find(({ name }) => name === 'Aqua Hulcus'));
    expect(pool.size).toBe(dm01.length);
  });

  it('is an engine of its cards', () => {
    const engine = createEngine({ cards: storedCards(textOf(dm01)) });
    expect(engine.cards).toEqual(dm01);
    expect(engine.findCard('Aqua Hulcus').cost).toBe(3);
  });
});

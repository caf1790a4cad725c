import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Clone Factory', () => {
  driven('returns up to 2 cards from the mana zone to the hand', (begin) => {
    const position = {
      p1: { hand: ['Clone Factory'], manaZone: { water: 4 }, battleZone: ['Filler'] },
      p2: { manaZone: { fire: 2 } },
    };
    const duel = begin(position).use('Cast Clone Factory');
    expect([duel.asked, duel.decision.min, duel.decision.max, duel.options.length]).toEqual([
      'p1 choose',
      0,
      2,
      4,
    ]);
    duel.duel.choose([0, 1]);
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([
      2, 2, 2,
    ]);
    expect(begin(position).use('Cast Clone Factory').pass().count('p1', 'manaZone')).toBe(4);
  });
});

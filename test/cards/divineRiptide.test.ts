import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Divine Riptide', () => {
  driven('each player returns every card of the mana zone to the hand', (begin) => {
    const duel = begin({
      p1: { hand: ['Divine Riptide'], manaZone: { water: 9, fire: 1 }, battleZone: ['Filler'] },
      p2: { manaZone: { nature: 3 }, hand: ['Fear Fang'] },
    });
    duel.use('Cast Divine Riptide');
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([0, 0]);
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([10, 4]);
  });
});

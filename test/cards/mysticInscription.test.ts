import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Mystic Inscription', () => {
  driven('makes a shield of the top card of the deck', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Mystic Inscription'],
        manaZone: { nature: 6 },
        battleZone: ['Filler'],
        deck: ['Holy Awe', 'Filler'],
      },
    });
    duel.use('Cast Mystic Inscription');
    expect([duel.count('p1', 'shieldZone'), duel.zone('p1', 'deck')]).toEqual([6, ['Filler']]);
    expect(duel.duel.view('p1').zones.p1.shieldZone.every(({ hidden }) => hidden)).toBe(true);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Darkpact', () => {
  driven('draws as many cards as were put from the mana zone into the graveyard', (begin) => {
    const position = {
      p1: { hand: ['Darkpact'], manaZone: { darkness: 5 }, battleZone: ['Filler'] },
    };
    const duel = begin(position).use('Cast Darkpact');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 0, 5]);
    duel.duel.choose([0, 1, 2]);
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone'), duel.count('p1', 'graveyard')]).toEqual([
      3, 2, 4,
    ]);
    const none = begin(position).use('Cast Darkpact').pass();
    expect([none.count('p1', 'hand'), none.count('p1', 'manaZone')]).toEqual([0, 5]);
  });
});

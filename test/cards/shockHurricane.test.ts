import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Shock Hurricane', () => {
  const position = {
    p1: {
      hand: ['Shock Hurricane'],
      manaZone: { water: 5 },
      battleZone: ['Filler', 'Fear Fang', 'Burning Mane'],
    },
    p2: { battleZone: ['Seamine', 'Aqua Vehicle', 'King Coral'] },
  };

  driven("returns any number of creatures, then as many of the opponent's", (begin) => {
    const duel = begin(position).use('Cast Shock Hurricane');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 0, 3]);
    duel.choose('Filler', 'Fear Fang');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 2, 2]);
    duel.choose('Seamine', 'King Coral');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Aqua Vehicle'] });
    expect([duel.names('p1', 'hand'), duel.names('p2', 'hand')]).toEqual([
      ['Fear Fang', 'Filler'],
      ['King Coral', 'Seamine'],
    ]);
  });

  driven("need not return the opponent's, and returns none where none was returned", (begin) => {
    const declined = begin(position).use('Cast Shock Hurricane').choose('Filler').choose('No');
    expect([declined.asked, declined.count('p2', 'battleZone')]).toEqual(['p1 attack', 3]);
    const none = begin(position).use('Cast Shock Hurricane').choose();
    if (none.asked === 'p1 confirm') none.choose('Yes');
    expect(none.asked).toBe('p1 attack');
    expect([none.count('p1', 'battleZone'), none.count('p2', 'battleZone')]).toEqual([3, 3]);
  });
});

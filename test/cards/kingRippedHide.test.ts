import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('King Ripped-Hide', () => {
  driven('draws up to two cards when it is put', (begin) => {
    for (const number of [2, 1, 0]) {
      const duel = begin({
        p1: { hand: ['King Ripped-Hide'], manaZone: { water: 7 }, battleZone: ['Fear Fang'] },
        p2: { battleZone: ['Fear Fang'] },
      });
      duel.use('Summon King Ripped-Hide');
      expect(duel.asked).toBe('p1 number');
      expect(duel.options).toEqual(['2', '1', '0']);
      duel.choose(String(number));
      expect(duel.asked).toBe('p1 attack');
      expect([duel.count('p1', 'hand'), duel.count('p1', 'deck'), duel.count('p2', 'deck')]).toEqual([
        number,
        20 - number,
        20,
      ]);
    }
  });

  driven('does nothing when another creature is put', (begin) => {
    const duel = begin({
      p1: { hand: ['Aqua Vehicle'], manaZone: { water: 2 }, battleZone: ['King Ripped-Hide'] },
    });
    duel.use('Summon Aqua Vehicle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('effectTriggered')).toEqual([]);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Saucer-Head Shark', () => {
  driven('returns every creature of 2000 power or less to its owner, on both sides', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Saucer-Head Shark'],
        manaZone: { water: 5 },
        battleZone: ['Burning Mane', 'Fear Fang', 'Aqua Vehicle'],
      },
      p2: { battleZone: ['Burning Mane', 'Chilias, the Oracle', 'Candy Drop'] },
    });
    duel.use('Summon Saucer-Head Shark');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Saucer-Head Shark'], p2: ['Chilias, the Oracle'] });
    expect([duel.names('p1', 'hand'), duel.names('p2', 'hand')]).toEqual([
      ['Aqua Vehicle', 'Burning Mane'],
      ['Burning Mane', 'Candy Drop'],
    ]);
  });

  driven('does nothing when another creature is put', (begin) => {
    const duel = begin({
      p1: { hand: ['Aqua Vehicle'], manaZone: { water: 2 }, battleZone: ['Saucer-Head Shark'] },
      p2: { battleZone: ['Burning Mane'] },
    });
    duel.use('Summon Aqua Vehicle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Saucer-Head Shark', 'Aqua Vehicle'], p2: ['Burning Mane'] });
  });
});

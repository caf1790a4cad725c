import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Deadly Fighter Braid Claw', () => {
  driven('must attack before its player stops attacking, in any order', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Deadly Fighter Braid Claw', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Filler', tapped: true }] },
    });
    expect(duel.options).toEqual([
      'Deadly Fighter Braid Claw attacks the player',
      'Deadly Fighter Braid Claw attacks Filler',
      'Burning Mane attacks the player',
      'Burning Mane attacks Filler',
    ]);
    duel.choose('Burning Mane attacks Filler');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({
      p1: ['Deadly Fighter Braid Claw (tapped)', 'Burning Mane (tapped)'],
      p2: [],
    });
  });

  driven('need not attack when it cannot, tapped or just put', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        battleZone: [
          { name: 'Deadly Fighter Braid Claw', tapped: true },
          { name: 'Deadly Fighter Braid Claw', fresh: true },
          'Burning Mane',
        ],
      },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Burning Mane attacks the player', 'Attack no more']);
  });

  driven('lets its player stop once it has attacked', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Deadly Fighter Braid Claw', 'Burning Mane'] } });
    duel.choose('Deadly Fighter Braid Claw attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Burning Mane attacks the player', 'Attack no more']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Wandering Braineater', () => {
  driven('blocks, and battles in place of the player', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Immortal Baron, Vorg', 'Fear Fang'] },
      p2: { battleZone: ['Wandering Braineater', 'Forest Hornet'] },
    });
    duel.choose('Immortal Baron, Vorg attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Wandering Braineater']);
    duel.choose('Block with Wandering Braineater');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Forest Hornet'] });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });
  driven('need not block, and cannot while it is tapped', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Immortal Baron, Vorg'] },
      p2: { battleZone: ['Wandering Braineater', { name: 'Wandering Braineater', tapped: true }] },
    });
    duel.choose('Immortal Baron, Vorg attacks the player');
    expect(duel.options).toEqual(['Block with Wandering Braineater']);
    duel.pass();
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({
      p1: ['Immortal Baron, Vorg (tapped)'],
      p2: ['Wandering Braineater', 'Wandering Braineater (tapped)'],
    });
  });

  driven('cannot attack, neither the player nor a creature', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Wandering Braineater', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Filler', tapped: true }] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual([
      'Burning Mane attacks the player',
      'Burning Mane attacks Filler',
      'Attack no more',
    ]);
  });
});

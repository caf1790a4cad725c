import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Nomad Hero Gigio', () => {
  driven('can attack untapped creatures, other creatures cannot', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Nomad Hero Gigio', 'Forest Hornet'] },
      p2: { battleZone: ['Burning Mane', { name: 'Fear Fang', tapped: true }] },
    });
    expect(duel.options).toEqual([
      'Nomad Hero Gigio attacks the player',
      'Nomad Hero Gigio attacks Burning Mane',
      'Nomad Hero Gigio attacks Fear Fang',
      'Forest Hornet attacks the player',
      'Forest Hornet attacks Fear Fang',
      'Attack no more',
    ]);
    duel.choose('Nomad Hero Gigio attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Nomad Hero Gigio (tapped)', 'Forest Hornet'],
      p2: ['Fear Fang (tapped)'],
    });
  });
});

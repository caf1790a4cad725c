import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Faerie Child', () => {
  driven('cannot be blocked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Faerie Child', 'Fear Fang'] },
      p2: { battleZone: ['King Coral'] },
    });
    duel.choose('Faerie Child attacks the player').choose('Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Faerie Child (tapped)', 'Fear Fang'], p2: ['King Coral'] });
    expect(duel.count('p2', 'shieldZone')).toBe(4);
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with King Coral']);
  });

  driven('cannot be blocked on its way to a creature, and has 2000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Faerie Child', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'King Coral'] },
    });
    duel.choose('Faerie Child attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['King Coral'] });
  });
});

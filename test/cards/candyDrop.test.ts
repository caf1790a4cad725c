import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Candy Drop', () => {
  driven('cannot be blocked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Candy Drop', 'Fear Fang'] },
      p2: { battleZone: ['King Coral'] },
    });
    duel.choose('Candy Drop attacks the player').choose('Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Candy Drop (tapped)', 'Fear Fang'], p2: ['King Coral'] });
    expect(duel.count('p2', 'shieldZone')).toBe(4);
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with King Coral']);
  });

  driven('cannot be blocked on its way to a creature, and has 1000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Candy Drop', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Aqua Vehicle', tapped: true }, 'King Coral'] },
    });
    duel.choose('Candy Drop attacks Aqua Vehicle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['King Coral'] });
  });
});

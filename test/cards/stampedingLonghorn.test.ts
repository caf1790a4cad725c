import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Stampeding Longhorn', () => {
  driven('is not blocked by 3000 power or less', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Stampeding Longhorn', 'Burning Mane'] },
      p2: { battleZone: ['Hunter Fish', 'King Coral'] },
    });
    duel.choose('Stampeding Longhorn attacks the player');
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1').choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Hunter Fish', 'Block with King Coral']);
  });

  driven('can be blocked by more', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Stampeding Longhorn', 'Burning Mane'] },
      p2: { battleZone: ['Hunter Fish', 'Senatine Jade Tree'] },
    });
    duel.choose('Stampeding Longhorn attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Senatine Jade Tree']);
    duel.choose('Block with Senatine Jade Tree');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Hunter Fish'] });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Avalanche Giant', () => {
  driven('breaks a shield when it becomes blocked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Avalanche Giant', 'Filler'] },
      p2: { battleZone: ['Seamine'] },
    });
    duel.choose('Avalanche Giant attacks the player').choose('Block with Seamine');
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
    expect(duel.battleZones).toEqual({ p1: ['Avalanche Giant (tapped)', 'Filler'], p2: [] });
  });

  driven('breaks none when another creature becomes blocked, nor where there is none', (begin) => {
    const other = begin({
      step: 'attack',
      p1: { battleZone: ['Avalanche Giant', 'Filler'] },
      p2: { battleZone: ['Seamine'] },
    });
    other.choose('Filler attacks the player').choose('Block with Seamine');
    expect([other.asked, other.count('p2', 'shieldZone')]).toEqual(['p1 attack', 5]);
    const bare = begin({
      step: 'attack',
      p1: { battleZone: ['Avalanche Giant', 'Filler'] },
      p2: { battleZone: ['Seamine'], shieldZone: 0 },
    });
    bare.choose('Avalanche Giant attacks the player').choose('Block with Seamine');
    expect(bare.asked).toBe('p1 attack');
  });
});

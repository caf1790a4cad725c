import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Steel Smasher', () => {
  driven('cannot attack the player, but can attack creatures', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Steel Smasher', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Filler', tapped: true }, 'Fear Fang'], shieldZone: 0 },
    });
    expect(duel.options).toEqual([
      'Steel Smasher attacks Filler',
      'Burning Mane attacks the player',
      'Burning Mane attacks Filler',
      'Attack no more',
    ]);
    duel.choose('Steel Smasher attacks Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Steel Smasher (tapped)', 'Burning Mane'], p2: ['Fear Fang'] });
  });
});

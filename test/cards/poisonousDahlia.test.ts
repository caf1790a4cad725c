import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Poisonous Dahlia', () => {
  driven('cannot attack the player, but can attack creatures', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Poisonous Dahlia', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Filler', tapped: true }, 'Fear Fang'], shieldZone: 0 },
    });
    expect(duel.options).toEqual([
      'Poisonous Dahlia attacks Filler',
      'Burning Mane attacks the player',
      'Burning Mane attacks Filler',
      'Attack no more',
    ]);
    duel.choose('Poisonous Dahlia attacks Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Poisonous Dahlia (tapped)', 'Burning Mane'],
      p2: ['Fear Fang'],
    });
  });
});

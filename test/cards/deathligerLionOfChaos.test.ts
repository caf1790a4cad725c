import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Deathliger, Lion of Chaos', () => {
  driven('breaks 2 shields', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Deathliger, Lion of Chaos', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Deathliger, Lion of Chaos attacks the player').choose('Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Deathliger, Lion of Chaos (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });
  driven('breaks the last shield, and does not win yet', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Deathliger, Lion of Chaos', 'Writhing Bone Ghoul'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Deathliger, Lion of Chaos attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Hanusa, Radiance Elemental', () => {
  driven('breaks 2 shields', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Hanusa, Radiance Elemental', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Hanusa, Radiance Elemental attacks the player').choose('Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Hanusa, Radiance Elemental (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });
  driven('breaks the last shield, and does not win yet', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Hanusa, Radiance Elemental', 'Writhing Bone Ghoul'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Hanusa, Radiance Elemental attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});

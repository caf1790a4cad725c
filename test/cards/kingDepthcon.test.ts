import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('King Depthcon', () => {
  driven('cannot be blocked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['King Depthcon', 'Burning Mane'] },
      p2: { battleZone: ['Gran Gure, Space Guardian', { name: 'Filler', tapped: true }] },
    });
    duel.choose('King Depthcon attacks Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['King Depthcon (tapped)', 'Burning Mane'],
      p2: ['Gran Gure, Space Guardian'],
    });
    duel.choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p2 block');
  });

  driven('breaks 2 shields', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['King Depthcon', 'Writhing Bone Ghoul'] } });
    duel.choose('King Depthcon attacks the player').choose('Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['King Depthcon (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });
  driven('breaks the last shield, and does not win yet', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['King Depthcon', 'Writhing Bone Ghoul'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('King Depthcon attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});

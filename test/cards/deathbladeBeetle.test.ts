import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Deathblade Beetle', () => {
  driven('attacks with 7000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Deathblade Beetle', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Zagaan, Knight of Darkness', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Deathblade Beetle attacks Zagaan, Knight of Darkness');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('has 3000 power while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Deathblade Beetle', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Fear Fang attacks Deathblade Beetle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 2 shields', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Deathblade Beetle', 'Writhing Bone Ghoul'] } });
    duel.choose('Deathblade Beetle attacks the player').choose('Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Deathblade Beetle (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });
  driven('breaks the last shield, and does not win yet', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Deathblade Beetle', 'Writhing Bone Ghoul'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Deathblade Beetle attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});

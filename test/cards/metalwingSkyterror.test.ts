import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Metalwing Skyterror', () => {
  driven('may destroy a blocker of the opponent before it can block', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Metalwing Skyterror', 'King Coral'] },
      p2: { battleZone: ['Seamine', 'Fear Fang', 'Gran Gure, Space Guardian'] },
    });
    duel.choose('Metalwing Skyterror attacks the player').choose('Yes');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Seamine', 'Gran Gure, Space Guardian']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Gran Gure, Space Guardian');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Seamine']);
    expect(duel.battleZones).toEqual({
      p1: ['Metalwing Skyterror (tapped)', 'King Coral'],
      p2: ['Seamine', 'Fear Fang'],
    });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Gran Gure, Space Guardian']);
  });

  driven('need not, and not when another creature attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Metalwing Skyterror', 'Burning Mane'] },
      p2: { battleZone: ['Seamine'] },
    });
    duel.choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p2 block');
    duel.pass().choose('Shield 1').choose('Metalwing Skyterror attacks the player').choose('No');
    expect(duel.asked).toBe('p2 block');
    expect(duel.battleZones).toEqual({
      p1: ['Metalwing Skyterror (tapped)', 'Burning Mane (tapped)'],
      p2: ['Seamine'],
    });
  });

  driven('attacks with 6000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Metalwing Skyterror', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'King Depthcon', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Metalwing Skyterror attacks King Depthcon').choose('No');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 2 shields', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Metalwing Skyterror', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Metalwing Skyterror attacks the player').choose('No').choose('Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Metalwing Skyterror (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });
  driven('breaks the last shield, and does not win yet', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Metalwing Skyterror', 'Writhing Bone Ghoul'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Metalwing Skyterror attacks the player').choose('No');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});

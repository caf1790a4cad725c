import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('King Depthcon', () => {
  driven('is summoned for 7 mana, of which one is water', (begin) => {
    const duel = begin({
      p1: { hand: ['King Depthcon'], manaZone: { water: 1, light: 7 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon King Depthcon');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['King Depthcon'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 6 mana, nor without water', (begin) => {
    for (const manaZone of [{ water: 6 }, { light: 7 }]) {
      const duel = begin({ p1: { hand: ['King Depthcon'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['King Depthcon']);
    }
  });

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

  driven('attacks with 6000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['King Depthcon', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Urth, Purifying Elemental', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('King Depthcon attacks Urth, Purifying Elemental');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
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

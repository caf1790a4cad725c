import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Crystal Lancer', () => {
  driven('is put on a Liquid People, for 6 mana of which one is water, and attacks at once', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Crystal Lancer'],
        manaZone: { water: 1, light: 6 },
        battleZone: ['Aqua Vehicle', 'Burning Mane', 'Aqua Vehicle'],
      },
    });
    duel.use('Summon Crystal Lancer');
    expect(duel.asked).toBe('p1 evolve');
    expect(duel.options).toEqual(['Aqua Vehicle', 'Aqua Vehicle']);
    duel.choose('Aqua Vehicle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Crystal Lancer (over Aqua Vehicle)', 'Burning Mane', 'Aqua Vehicle'],
      p2: [],
    });
    expect(duel.options).toContain('Crystal Lancer attacks the player');
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned where its player has no Liquid People', (begin) => {
    const duel = begin({
      p1: { hand: ['Crystal Lancer'], manaZone: { water: 6 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Aqua Vehicle'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Crystal Lancer']);
  });

  driven('cannot be blocked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Crystal Lancer', 'Burning Mane'] },
      p2: { battleZone: ['Gran Gure, Space Guardian', { name: 'Filler', tapped: true }] },
    });
    duel.choose('Crystal Lancer attacks Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Crystal Lancer (tapped)', 'Burning Mane'],
      p2: ['Gran Gure, Space Guardian'],
    });
    duel.choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p2 block');
  });

  driven('breaks 2 shields', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Crystal Lancer', 'Writhing Bone Ghoul'] } });
    duel.choose('Crystal Lancer attacks the player').choose('Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Crystal Lancer (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });
  driven('breaks the last shield, and does not win yet', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Crystal Lancer', 'Writhing Bone Ghoul'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Crystal Lancer attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});

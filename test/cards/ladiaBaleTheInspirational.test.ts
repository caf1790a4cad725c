import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Ladia Bale, the Inspirational', () => {
  driven('is put on a Guardian, for 6 mana of which one is light, and attacks at once', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Ladia Bale, the Inspirational'],
        manaZone: { light: 1, water: 6 },
        battleZone: ['Reso Pacos, Clear Sky Guardian', 'Burning Mane', 'Reso Pacos, Clear Sky Guardian'],
      },
    });
    duel.use('Summon Ladia Bale, the Inspirational');
    expect(duel.asked).toBe('p1 evolve');
    expect(duel.options).toEqual(['Reso Pacos, Clear Sky Guardian', 'Reso Pacos, Clear Sky Guardian']);
    duel.choose('Reso Pacos, Clear Sky Guardian');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: [
        'Ladia Bale, the Inspirational (over Reso Pacos, Clear Sky Guardian)',
        'Burning Mane',
        'Reso Pacos, Clear Sky Guardian',
      ],
      p2: [],
    });
    expect(duel.options).toContain('Ladia Bale, the Inspirational attacks the player');
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Water Filler',
    ]);
  });

  driven('cannot be summoned where its player has no Guardian', (begin) => {
    const duel = begin({
      p1: { hand: ['Ladia Bale, the Inspirational'], manaZone: { light: 6 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Reso Pacos, Clear Sky Guardian'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Ladia Bale, the Inspirational']);
  });

  driven('blocks, and battles in place of the player', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Hanusa, Radiance Elemental', 'Fear Fang'] },
      p2: { battleZone: ['Ladia Bale, the Inspirational', 'Forest Hornet'] },
    });
    duel.choose('Hanusa, Radiance Elemental attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Ladia Bale, the Inspirational']);
    duel.choose('Block with Ladia Bale, the Inspirational');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Forest Hornet'] });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });
  driven('need not block, and cannot while it is tapped', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Hanusa, Radiance Elemental'] },
      p2: {
        battleZone: [
          'Ladia Bale, the Inspirational',
          { name: 'Ladia Bale, the Inspirational', tapped: true },
        ],
      },
    });
    duel.choose('Hanusa, Radiance Elemental attacks the player');
    expect(duel.options).toEqual(['Block with Ladia Bale, the Inspirational']);
    duel.pass();
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({
      p1: ['Hanusa, Radiance Elemental (tapped)'],
      p2: ['Ladia Bale, the Inspirational', 'Ladia Bale, the Inspirational (tapped)'],
    });
  });

  driven('breaks 2 shields', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Ladia Bale, the Inspirational', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Ladia Bale, the Inspirational attacks the player').choose('Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Ladia Bale, the Inspirational (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });
  driven('breaks the last shield, and does not win yet', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Ladia Bale, the Inspirational', 'Writhing Bone Ghoul'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Ladia Bale, the Inspirational attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Hanusa, Radiance Elemental', () => {
  driven('is summoned for 7 mana, of which one is light', (begin) => {
    const duel = begin({
      p1: { hand: ['Hanusa, Radiance Elemental'], manaZone: { light: 1, water: 7 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Hanusa, Radiance Elemental');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Hanusa, Radiance Elemental'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Water Filler',
    ]);
  });

  driven('cannot be summoned with 6 mana, nor without light', (begin) => {
    for (const manaZone of [{ light: 6 }, { water: 7 }]) {
      const duel = begin({ p1: { hand: ['Hanusa, Radiance Elemental'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Hanusa, Radiance Elemental']);
    }
  });

  driven('attacks with 9500 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Hanusa, Radiance Elemental', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Ladia Bale, the Inspirational', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Hanusa, Radiance Elemental attacks Ladia Bale, the Inspirational');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

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

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Deathliger, Lion of Chaos', () => {
  driven('is summoned for 7 mana, of which one is darkness', (begin) => {
    const duel = begin({
      p1: { hand: ['Deathliger, Lion of Chaos'], manaZone: { darkness: 1, light: 7 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Deathliger, Lion of Chaos');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Deathliger, Lion of Chaos'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 6 mana, nor without darkness', (begin) => {
    for (const manaZone of [{ darkness: 6 }, { light: 7 }]) {
      const duel = begin({ p1: { hand: ['Deathliger, Lion of Chaos'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Deathliger, Lion of Chaos']);
    }
  });

  driven('attacks with 9000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Deathliger, Lion of Chaos', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Deathliger, Lion of Chaos attacks Gran Gure, Space Guardian');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

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

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Larba Geer, the Immaculate', () => {
  driven('is put on a Guardian, for 3 mana of which one is light, and attacks at once', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Larba Geer, the Immaculate'],
        manaZone: { light: 1, water: 3 },
        battleZone: ['Reso Pacos, Clear Sky Guardian', 'Burning Mane', 'Reso Pacos, Clear Sky Guardian'],
      },
    });
    duel.use('Summon Larba Geer, the Immaculate');
    expect(duel.asked).toBe('p1 evolve');
    expect(duel.options).toEqual(['Reso Pacos, Clear Sky Guardian', 'Reso Pacos, Clear Sky Guardian']);
    duel.choose('Reso Pacos, Clear Sky Guardian');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: [
        'Larba Geer, the Immaculate (over Reso Pacos, Clear Sky Guardian)',
        'Burning Mane',
        'Reso Pacos, Clear Sky Guardian',
      ],
      p2: [],
    });
    expect(duel.options).toContain('Larba Geer, the Immaculate attacks the player');
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Water Filler',
    ]);
  });

  driven('cannot be summoned where its player has no Guardian', (begin) => {
    const duel = begin({
      p1: { hand: ['Larba Geer, the Immaculate'], manaZone: { light: 3 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Reso Pacos, Clear Sky Guardian'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Larba Geer, the Immaculate']);
  });

  driven('cannot be summoned with 2 mana, nor without light', (begin) => {
    for (const manaZone of [{ light: 2 }, { water: 3 }]) {
      const duel = begin({
        p1: {
          hand: ['Larba Geer, the Immaculate'],
          manaZone,
          battleZone: ['Reso Pacos, Clear Sky Guardian'],
        },
      });
      expect(duel.asked).toBe('p1 attack');
      expect(duel.zone('p1', 'hand')).toEqual(['Larba Geer, the Immaculate']);
    }
  });

  driven('taps every blocker of the opponent', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Larba Geer, the Immaculate'],
        manaZone: { light: 3 },
        battleZone: ['Reso Pacos, Clear Sky Guardian', 'King Coral'],
      },
      p2: {
        battleZone: [
          'Gran Gure, Space Guardian',
          'Fear Fang',
          { name: 'Seamine', tapped: true },
          'Hunter Fish',
        ],
      },
    });
    duel.use('Summon Larba Geer, the Immaculate');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Larba Geer, the Immaculate (over Reso Pacos, Clear Sky Guardian)', 'King Coral'],
      p2: ['Gran Gure, Space Guardian (tapped)', 'Fear Fang', 'Seamine (tapped)', 'Hunter Fish (tapped)'],
    });
  });

  driven('attacks with 5000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Larba Geer, the Immaculate', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Larba Geer, the Immaculate attacks Tri-horn Shepherd');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Larba Geer, the Immaculate', 'Writhing Bone Ghoul'] },
    });
    duel.choose('Larba Geer, the Immaculate attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Larba Geer, the Immaculate (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });
});

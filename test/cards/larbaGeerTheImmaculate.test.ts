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
});

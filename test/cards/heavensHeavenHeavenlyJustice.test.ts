import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const HEAVEN = "Heaven's Heaven, Heavenly Justice";
const GUARD = 'La Ura Giga, Sky Guardian';

describe(HEAVEN, () => {
  driven('may put a light creature with blocker from the hand at the end of the turn', (begin) => {
    const hand = [GUARD, 'Gran Gure, Space Guardian', 'Hanusa, Radiance Elemental', 'Aqua Shooter'];
    const duel = begin({ p1: { hand, battleZone: [HEAVEN] } });
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.options).toEqual([GUARD, 'Gran Gure, Space Guardian']);
    duel.choose('Gran Gure, Space Guardian');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [HEAVEN, 'Gran Gure, Space Guardian'], p2: [] });
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('puts nothing when declined, and nothing at the end of the turn of the opponent', (begin) => {
    const duel = begin({ p1: { hand: [GUARD], battleZone: [HEAVEN] } });
    duel.choose('No');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual([HEAVEN]);
    duel.pass();
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones.p1).toEqual([HEAVEN]);
  });

  driven('makes spells that are not light cost one more for both players', (begin) => {
    const hand = ['Crystal Memory', 'Solar Ray'];
    const begun = (active: 'p1' | 'p2', water: number) => {
      const castable = { hand, manaZone: { water, light: 2 } };
      const battleZone = [HEAVEN, 'Filler'];
      return active === 'p1'
        ? begin({ p1: { ...castable, battleZone } })
        : begin({ p1: { battleZone }, p2: castable, active });
    };
    for (const active of ['p1', 'p2'] as const) {
      expect(begun(active, 2).options).toEqual(['Cast Solar Ray', 'Go on to the attack step']);
      expect(begun(active, 3).options).toEqual([
        'Cast Crystal Memory',
        'Cast Solar Ray',
        'Go on to the attack step',
      ]);
    }
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const rosia = "Heaven's Rosia, True Dragon Ruler";
const fortress = "Heaven's Heaven, Heavenly Justice";

describe("Heaven's Rosia, True Dragon Ruler", () => {
  driven('puts a dragheart from the hyperspatial zone', (begin) => {
    const duel = begin({
      p1: {
        hand: [rosia],
        manaZone: { light: 7 },
        hyperspatialZone: [fortress, fortress],
        battleZone: ['Fear Fang'],
      },
      p2: { hyperspatialZone: [fortress] },
    });
    duel.use(`Summon ${rosia}`).choose(fortress);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', rosia, fortress], p2: [] });
    expect([duel.count('p1', 'hyperspatialZone'), duel.count('p2', 'hyperspatialZone')]).toEqual([1, 1]);
  });

  driven('puts nothing where there is none', (begin) => {
    const duel = begin({ p1: { hand: [rosia], manaZone: { light: 7 } } });
    duel.use(`Summon ${rosia}`).passUntil('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [rosia], p2: [] });
  });

  driven('has 5500 power, and needs 7 mana with light', (begin) => {
    for (const manaZone of [{ light: 6 }, { fire: 7 }])
      expect(begin({ p1: { hand: [rosia], manaZone } }).asked).toBe('p2 charge');
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [rosia, rosia, 'Fear Fang'] },
      p2: {
        battleZone: [
          { name: 'Poisonous Dahlia', tapped: true },
          { name: 'Urth, Purifying Elemental', tapped: true },
        ],
      },
    });
    duel.choose(`${rosia} attacks Poisonous Dahlia`).choose(`${rosia} attacks Urth`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: [`${rosia} (tapped)`, 'Fear Fang'],
      p2: ['Urth, Purifying Elemental (tapped)'],
    });
  });
});

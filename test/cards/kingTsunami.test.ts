import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('King Tsunami', () => {
  driven("returns all other creatures to their owners' hands", (begin) => {
    const duel = begin({
      p1: { hand: ['King Tsunami'], manaZone: { water: 12 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Fear Fang', { name: 'Crystal Lancer', over: ['Aqua Soldier'] }] },
    });
    duel.use('Summon King Tsunami');
    expect(duel.battleZones).toEqual({ p1: ['King Tsunami'], p2: [] });
    expect(duel.zone('p1', 'hand')).toEqual(['Burning Mane']);
    expect(duel.names('p2', 'hand').filter((name) => name !== 'Filler')).toEqual([
      'Aqua Soldier',
      'Crystal Lancer',
      'Fear Fang',
    ]);
  });
});

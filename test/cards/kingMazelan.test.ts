import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('King Mazelan', () => {
  driven("may return any creature to its owner's hand", (begin) => {
    const position = {
      p1: { hand: ['King Mazelan'], manaZone: { water: 8 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Fear Fang'] },
    };
    const duel = begin(position).use('Summon King Mazelan').choose('Yes');
    expect(duel.options).toEqual(['Burning Mane', 'King Mazelan', 'Fear Fang']);
    duel.choose('Fear Fang');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', 'King Mazelan'], p2: [] });
    expect(duel.zone('p2', 'hand')).toEqual(['Fear Fang']);
    const declined = begin(position).use('Summon King Mazelan').choose('No');
    expect(declined.battleZones).toEqual({ p1: ['Burning Mane', 'King Mazelan'], p2: ['Fear Fang'] });
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Ambush Scorpion', () => {
  driven('may be replaced by an Ambush Scorpion of the mana zone when it is destroyed', (begin) => {
    const position = {
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: {
        battleZone: ['Ambush Scorpion', 'Burning Mane'],
        manaZone: ['Ambush Scorpion', 'Obsidian Scarab', 'Fear Fang'],
      },
    };
    const duel = begin(position).use('Cast Terror Pit').choose('Ambush Scorpion');
    expect(duel.asked).toBe('p2 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual(['Burning Mane', 'Ambush Scorpion']);
    expect(duel.zone('p2', 'manaZone')).toEqual(['Obsidian Scarab', 'Fear Fang']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Ambush Scorpion']);
    expect(
      begin(position).use('Cast Terror Pit').choose('Ambush Scorpion').choose('No').battleZones.p2,
    ).toEqual(['Burning Mane']);
  });

  driven('not without another one there, and not when it returns to the hand', (begin) => {
    const alone = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Ambush Scorpion', 'Burning Mane'], manaZone: ['Fear Fang'] },
    });
    alone.use('Cast Terror Pit').choose('Ambush Scorpion').passUntil('p1 attack');
    expect(alone.battleZones.p2).toEqual(['Burning Mane']);
    const returned = begin({
      p1: { hand: ['Spiral Gate'], manaZone: { water: 2 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Ambush Scorpion', 'Burning Mane'], manaZone: ['Ambush Scorpion'] },
    });
    returned.use('Cast Spiral Gate').choose('Ambush Scorpion');
    expect([returned.asked, returned.battleZones.p2]).toEqual(['p1 attack', ['Burning Mane']]);
  });
});

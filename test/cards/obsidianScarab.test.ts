import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Obsidian Scarab', () => {
  driven('may be replaced by an Obsidian Scarab of the mana zone when it is destroyed', (begin) => {
    const position = {
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: {
        battleZone: ['Obsidian Scarab', 'Burning Mane'],
        manaZone: ['Ambush Scorpion', 'Obsidian Scarab'],
      },
    };
    const duel = begin(position).use('Cast Terror Pit').choose('Obsidian Scarab').choose('Yes');
    expect([duel.battleZones.p2, duel.zone('p2', 'manaZone')]).toEqual([
      ['Burning Mane', 'Obsidian Scarab'],
      ['Ambush Scorpion'],
    ]);
    expect(
      begin(position).use('Cast Terror Pit').choose('Obsidian Scarab').choose('No').battleZones.p2,
    ).toEqual(['Burning Mane']);
  });
});

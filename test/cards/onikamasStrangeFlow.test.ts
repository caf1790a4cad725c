import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const force = {
  hand: ["Heaven's Force", 'Reusol, the Oracle'],
  manaZone: { light: 2 },
  battleZone: ['Fear Fang'],
};

describe('Onikamas, Strange Flow', () => {
  driven('may send back what the opponent puts without summoning it', (begin) => {
    const position = { p1: force, p2: { battleZone: ['Onikamas, Strange Flow', 'Burning Mane'] } };
    const duel = begin(position).use("Cast Heaven's Force").choose('Reusol, the Oracle');
    expect(duel.asked).toBe('p2 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Onikamas, Strange Flow', 'Burning Mane'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Reusol, the Oracle']);
    const kept = begin(position).use("Cast Heaven's Force").choose('Reusol, the Oracle').pass();
    expect(kept.battleZones.p1).toEqual(['Fear Fang', 'Reusol, the Oracle']);
  });

  driven('leaves alone what is summoned', (begin) => {
    const duel = begin({
      p1: { ...force, hand: ['Reusol, the Oracle'] },
      p2: { battleZone: ['Onikamas, Strange Flow'] },
    });
    duel.use('Summon Reusol');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Reusol, the Oracle']);
  });

  driven('works in the turn of the opponent only', (begin) => {
    const duel = begin({
      p1: { hand: ['Savage Earth'], manaZone: { nature: 8 }, battleZone: ['Onikamas, Strange Flow'] },
      p2: { manaZone: ['Fear Fang'] },
    });
    duel.use('Cast Savage Earth').choose('Nature Filler').choose('Nature Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Onikamas, Strange Flow'], p2: [] });
  });

  driven('cannot be chosen by the opponent, but can be by its player, and can be attacked', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [{ name: 'Onikamas, Strange Flow', tapped: true }, 'Burning Mane'] },
    });
    duel.use('Cast Terror Pit');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Onikamas, Strange Flow (tapped)'] });
    duel.choose('Fear Fang attacks Onikamas');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)'], p2: [] });
    const alone = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Onikamas, Strange Flow'] },
    });
    expect(alone.use('Cast Terror Pit').battleZones.p2).toEqual(['Onikamas, Strange Flow']);
    const own = begin({
      p1: {
        hand: ['Spiral Gate'],
        manaZone: { water: 2 },
        battleZone: ['Onikamas, Strange Flow', 'Fear Fang'],
      },
    });
    own.use('Cast Spiral Gate').choose('Onikamas');
    expect(own.zone('p1', 'hand')).toEqual(['Onikamas, Strange Flow']);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const train = 'Super Trash Train, Fuuma Devil';

describe(train, () => {
  driven('may draw when another creature is destroyed, on either side', (begin) => {
    const position = {
      step: 'attack',
      p1: { battleZone: [train, 'Fear Fang', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    } as const;
    const duel = begin(position).choose('Fear Fang attacks Fear Fang');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes').choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: [train, 'Burning Mane'], p2: [] });
    expect(duel.count('p1', 'hand')).toBe(2);
    expect(begin(position).choose('Fear Fang attacks Fear Fang').pass().pass().count('p1', 'hand')).toBe(0);
  });

  driven('draws nothing for itself, nor for what dies with it', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [train, 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }] },
    });
    duel.choose(`${train} attacks Tri-horn Shepherd`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: [] });
    expect(duel.facts('effectTriggered', 'cardDrawn')).toEqual([]);
  });

  driven('draws nothing for what leaves otherwise', (begin) => {
    const duel = begin({
      p1: { hand: ['Spiral Gate'], manaZone: { water: 2 }, battleZone: [train] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Spiral Gate').choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(0);
  });
});

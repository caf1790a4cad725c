import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Magmarex', () => {
  driven('destroys creatures with power 1000 exactly, on both sides', (begin) => {
    const duel = begin({
      p1: { hand: ['Magmarex'], manaZone: { fire: 5 }, battleZone: ['Filler', 'Burning Mane'] },
      p2: { battleZone: ['Aqua Vehicle', 'Tulk, the Oracle', 'Burning Mane', 'Filler'] },
    });
    duel.use('Summon Magmarex');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane', 'Magmarex'],
      p2: ['Tulk, the Oracle', 'Burning Mane'],
    });
  });

  driven('also when it comes by its shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Filler'] },
      p2: { shieldZone: ['Magmarex', 'Filler'] },
    });
    duel.choose('Burning Mane attacks the player').choose('Shield 1').choose('Shield trigger: Magmarex');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane (tapped)'], p2: ['Magmarex'] });
  });
});

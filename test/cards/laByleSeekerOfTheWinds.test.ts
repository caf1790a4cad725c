import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('La Byle, Seeker of the Winds', () => {
  driven('untaps after each battle in which it blocks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane', 'Filler'] },
      p2: { battleZone: ['La Byle, Seeker of the Winds'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Block with La Byle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane', 'Filler'],
      p2: ['La Byle, Seeker of the Winds'],
    });
    duel.choose('Burning Mane attacks the player').choose('Block with La Byle');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['La Byle, Seeker of the Winds'] });
  });

  driven('stays tapped when it is attacked, and when it attacks', (begin) => {
    const attacked = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: [{ name: 'La Byle, Seeker of the Winds', tapped: true }] },
    });
    attacked.choose('Fear Fang attacks La Byle');
    expect(attacked.battleZones).toEqual({ p1: ['Filler'], p2: ['La Byle, Seeker of the Winds (tapped)'] });
    const attacking = begin({
      step: 'attack',
      p1: { battleZone: ['La Byle, Seeker of the Winds', 'Filler'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    });
    attacking.choose('La Byle, Seeker of the Winds attacks Fear Fang');
    expect(attacking.battleZones).toEqual({
      p1: ['La Byle, Seeker of the Winds (tapped)', 'Filler'],
      p2: [],
    });
  });
});

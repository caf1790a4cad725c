import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Crystal Paladin', () => {
  driven('is put on a Liquid People, for 4 mana of which one is water, and attacks at once', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Crystal Paladin'],
        manaZone: { water: 1, light: 4 },
        battleZone: ['Aqua Vehicle', 'Burning Mane', 'Aqua Vehicle'],
      },
    });
    duel.use('Summon Crystal Paladin');
    expect(duel.asked).toBe('p1 evolve');
    expect(duel.options).toEqual(['Aqua Vehicle', 'Aqua Vehicle']);
    duel.choose('Aqua Vehicle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Crystal Paladin (over Aqua Vehicle)', 'Burning Mane', 'Aqua Vehicle'],
      p2: [],
    });
    expect(duel.options).toContain('Crystal Paladin attacks the player');
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned where its player has no Liquid People', (begin) => {
    const duel = begin({
      p1: { hand: ['Crystal Paladin'], manaZone: { water: 4 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Aqua Vehicle'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Crystal Paladin']);
  });

  driven("every blocker returns to its owner's hand", (begin) => {
    const duel = begin({
      p1: { hand: ['Crystal Paladin'], manaZone: { water: 4 }, battleZone: ['Aqua Vehicle', 'King Coral'] },
      p2: { battleZone: ['Gran Gure, Space Guardian', 'Fear Fang', { name: 'Seamine', tapped: true }] },
    });
    duel.use('Summon Crystal Paladin');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Crystal Paladin (over Aqua Vehicle)'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'hand')).toEqual(['King Coral']);
    expect(duel.names('p2', 'hand')).toEqual(['Gran Gure, Space Guardian', 'Seamine']);
  });

  driven('does not return a blocker that it was put on', (begin) => {
    const duel = begin({
      p1: { hand: ['Crystal Paladin'], manaZone: { water: 4 }, battleZone: ['Aqua Shooter'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Crystal Paladin');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Crystal Paladin (over Aqua Shooter)'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'hand')).toEqual([]);
  });
});

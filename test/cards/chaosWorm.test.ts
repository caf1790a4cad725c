import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Chaos Worm', () => {
  driven('is put on a Parasite Worm, for 5 mana of which one is darkness, and attacks at once', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Chaos Worm'],
        manaZone: { darkness: 1, light: 5 },
        battleZone: ['Horrid Worm', 'Burning Mane', 'Horrid Worm'],
      },
    });
    duel.use('Summon Chaos Worm');
    expect(duel.asked).toBe('p1 evolve');
    expect(duel.options).toEqual(['Horrid Worm', 'Horrid Worm']);
    duel.choose('Horrid Worm').choose('No');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Chaos Worm (over Horrid Worm)', 'Burning Mane', 'Horrid Worm'],
      p2: [],
    });
    expect(duel.options).toContain('Chaos Worm attacks the player');
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned where its player has no Parasite Worm', (begin) => {
    const duel = begin({
      p1: { hand: ['Chaos Worm'], manaZone: { darkness: 5 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Horrid Worm'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Chaos Worm']);
  });

  driven('may destroy a creature of the opponent', (begin) => {
    const duel = begin({
      p1: { hand: ['Chaos Worm'], manaZone: { darkness: 5 }, battleZone: ['Horrid Worm', 'Filler'] },
      p2: { battleZone: ['Fear Fang', 'Deathliger, Lion of Chaos'] },
    });
    duel.use('Summon Chaos Worm').choose('Yes');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Deathliger, Lion of Chaos']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Deathliger, Lion of Chaos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Chaos Worm (over Horrid Worm)', 'Filler'], p2: ['Fear Fang'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Deathliger, Lion of Chaos']);
  });

  driven('need not', (begin) => {
    const duel = begin({
      p1: { hand: ['Chaos Worm'], manaZone: { darkness: 5 }, battleZone: ['Horrid Worm'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Chaos Worm').choose('No');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Chaos Worm (over Horrid Worm)'], p2: ['Fear Fang'] });
  });
});

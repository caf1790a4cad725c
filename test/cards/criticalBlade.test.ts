import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Critical Blade', () => {
  driven("takes one of the opponent's creatures", (begin) => {
    const duel = begin({
      p1: { hand: ['Critical Blade'], manaZone: { darkness: 1, light: 2 }, battleZone: ['Seamine'] },
      p2: { battleZone: ['King Coral', 'Burning Mane', 'Gran Gure, Space Guardian'] },
    });
    duel.use('Cast Critical Blade');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['King Coral', 'Gran Gure, Space Guardian']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Gran Gure, Space Guardian');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Seamine'], p2: ['King Coral', 'Burning Mane'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Gran Gure, Space Guardian']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Critical Blade']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven("touches neither what is no blocker nor its player's own blockers", (begin) => {
    const duel = begin({
      p1: { hand: ['Critical Blade'], manaZone: { darkness: 2 }, battleZone: ['Burning Mane', 'King Coral'] },
      p2: { battleZone: ['Burning Mane', 'Deathliger, Lion of Chaos'] },
    });
    duel.use('Cast Critical Blade');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane', 'King Coral'],
      p2: ['Burning Mane', 'Deathliger, Lion of Chaos'],
    });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Critical Blade']);
  });

  driven('is cast for nothing as a shield trigger, or goes to the hand', (begin) => {
    const arrangement = {
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Seamine'] },
      p2: { shieldZone: ['Critical Blade'], battleZone: ['Burning Mane'] },
    } as const;
    const used = begin(arrangement).choose('Fear Fang attacks the player');
    expect(used.asked).toBe('p2 declareShields');
    used.choose('Shield trigger: Critical Blade');
    expect(used.asked).toBe('p2 charge');
    expect(used.battleZones).toEqual({ p1: ['Fear Fang (tapped)'], p2: ['Burning Mane'] });
    expect(used.zone('p1', 'graveyard')).toEqual(['Seamine']);
    expect(used.zone('p2', 'graveyard')).toEqual(['Critical Blade']);
    const kept = begin(arrangement).choose('Fear Fang attacks the player').pass();
    expect(kept.asked).toBe('p1 attack');
    expect(kept.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Seamine'], p2: ['Burning Mane'] });
    expect(kept.zone('p2', 'hand')).toEqual(['Critical Blade']);
  });
});

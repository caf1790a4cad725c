import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Natural Snare', () => {
  driven("takes one of the opponent's creatures", (begin) => {
    const duel = begin({
      p1: { hand: ['Natural Snare'], manaZone: { nature: 1, light: 6 }, battleZone: ['Forest Hornet'] },
      p2: { battleZone: ['Burning Mane', 'Deathliger, Lion of Chaos'] },
    });
    duel.use('Cast Natural Snare');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Burning Mane', 'Deathliger, Lion of Chaos']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Deathliger, Lion of Chaos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet'], p2: ['Burning Mane'] });
    expect(duel.zone('p2', 'manaZone')).toEqual(['Deathliger, Lion of Chaos']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Natural Snare']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('does nothing where the opponent has no creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Natural Snare'], manaZone: { nature: 6 }, battleZone: ['Burning Mane', 'King Coral'] },
      p2: { battleZone: [] },
    });
    duel.use('Cast Natural Snare');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', 'King Coral'], p2: [] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Natural Snare']);
  });

  driven('is cast for nothing as a shield trigger, or goes to the hand', (begin) => {
    const arrangement = {
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Forest Hornet'] },
      p2: { shieldZone: ['Natural Snare'], battleZone: ['Burning Mane'] },
    } as const;
    const used = begin(arrangement).choose('Fear Fang attacks the player');
    expect(used.asked).toBe('p2 declareShields');
    used.choose('Shield trigger: Natural Snare').choose('Forest Hornet');
    expect(used.asked).toBe('p2 charge');
    expect(used.battleZones).toEqual({ p1: ['Fear Fang (tapped)'], p2: ['Burning Mane'] });
    expect(used.zone('p1', 'manaZone')).toEqual(['Forest Hornet']);
    expect(used.zone('p2', 'graveyard')).toEqual(['Natural Snare']);
    const kept = begin(arrangement).choose('Fear Fang attacks the player').pass();
    expect(kept.asked).toBe('p1 attack');
    expect(kept.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Forest Hornet'], p2: ['Burning Mane'] });
    expect(kept.zone('p2', 'hand')).toEqual(['Natural Snare']);
  });

  driven('an evolution creature goes with every card under it', (begin) => {
    const duel = begin({
      p1: { hand: ['Natural Snare'], manaZone: { nature: 6 } },
      p2: { battleZone: [{ name: 'Crystal Lancer', over: ['Aqua Soldier'] }, 'Filler'] },
    });
    duel.use('Cast Natural Snare').choose('Crystal Lancer');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Filler'] });
    expect(duel.names('p2', 'manaZone')).toEqual(['Aqua Soldier', 'Crystal Lancer']);
  });
});

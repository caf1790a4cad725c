import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Tornado Flame', () => {
  driven("takes one of the opponent's creatures", (begin) => {
    const duel = begin({
      p1: { hand: ['Tornado Flame'], manaZone: { fire: 1, light: 5 }, battleZone: ['Brawler Zyler'] },
      p2: { battleZone: ['Burning Mane', 'Forest Hornet', 'Tri-horn Shepherd'] },
    });
    duel.use('Cast Tornado Flame');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Burning Mane', 'Forest Hornet']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Forest Hornet');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Brawler Zyler'], p2: ['Burning Mane', 'Tri-horn Shepherd'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Forest Hornet']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Tornado Flame']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven("touches neither 5000 power nor its player's own creatures", (begin) => {
    const duel = begin({
      p1: { hand: ['Tornado Flame'], manaZone: { fire: 5 }, battleZone: ['Burning Mane', 'King Coral'] },
      p2: { battleZone: ['Tri-horn Shepherd', 'Deathliger, Lion of Chaos'] },
    });
    duel.use('Cast Tornado Flame');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane', 'King Coral'],
      p2: ['Tri-horn Shepherd', 'Deathliger, Lion of Chaos'],
    });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Tornado Flame']);
  });

  driven('is cast for nothing as a shield trigger, or goes to the hand', (begin) => {
    const arrangement = {
      step: 'attack',
      p1: { battleZone: ['Tri-horn Shepherd', 'Forest Hornet'] },
      p2: { shieldZone: ['Tornado Flame'], battleZone: ['Burning Mane'] },
    } as const;
    const used = begin(arrangement).choose('Tri-horn Shepherd attacks the player');
    expect(used.asked).toBe('p2 declareShields');
    used.choose('Shield trigger: Tornado Flame');
    expect(used.asked).toBe('p2 charge');
    expect(used.battleZones).toEqual({ p1: ['Tri-horn Shepherd (tapped)'], p2: ['Burning Mane'] });
    expect(used.zone('p1', 'graveyard')).toEqual(['Forest Hornet']);
    expect(used.zone('p2', 'graveyard')).toEqual(['Tornado Flame']);
    const kept = begin(arrangement).choose('Tri-horn Shepherd attacks the player').pass();
    expect(kept.asked).toBe('p1 attack');
    expect(kept.battleZones).toEqual({
      p1: ['Tri-horn Shepherd (tapped)', 'Forest Hornet'],
      p2: ['Burning Mane'],
    });
    expect(kept.zone('p2', 'hand')).toEqual(['Tornado Flame']);
  });
});

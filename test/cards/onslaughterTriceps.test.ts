import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Onslaughter Triceps', () => {
  driven("puts a card of its player's mana zone into the graveyard", (begin) => {
    const duel = begin({
      p1: { hand: ['Onslaughter Triceps'], manaZone: { fire: 1, light: 3 }, battleZone: ['Forest Hornet'] },
      p2: { manaZone: { water: 2 } },
    });
    duel.use('Summon Onslaughter Triceps');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Light Filler', 'Light Filler', 'Light Filler', 'Fire Filler']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Fire Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet', 'Onslaughter Triceps'], p2: [] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fire Filler']);
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([3, 2]);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });
});

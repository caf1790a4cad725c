import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Storm Shell', () => {
  driven('the opponent chooses a creature of theirs, which goes to their mana zone', (begin) => {
    const duel = begin({
      p1: { hand: ['Storm Shell'], manaZone: { nature: 1, light: 7 }, battleZone: ['Forest Hornet'] },
      p2: { battleZone: ['Burning Mane', { name: 'Deathliger, Lion of Chaos', tapped: true }] },
    });
    duel.use('Summon Storm Shell');
    expect(duel.asked).toBe('p2 choose');
    expect(duel.options).toEqual(['Burning Mane', 'Deathliger, Lion of Chaos']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Deathliger, Lion of Chaos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet', 'Storm Shell'], p2: ['Burning Mane'] });
    expect(duel.zone('p2', 'manaZone')).toEqual(['Deathliger, Lion of Chaos']);
    expect(duel.zone('p2', 'graveyard')).toEqual([]);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('moves nothing where the opponent has no creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Storm Shell'], manaZone: { nature: 7 }, battleZone: ['Forest Hornet'] },
    });
    duel.use('Summon Storm Shell');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet', 'Storm Shell'], p2: [] });
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([7, 0]);
  });
});

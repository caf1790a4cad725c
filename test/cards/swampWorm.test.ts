import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Swamp Worm', () => {
  driven('the opponent chooses a creature of theirs, which is destroyed', (begin) => {
    const duel = begin({
      p1: { hand: ['Swamp Worm'], manaZone: { darkness: 1, light: 7 }, battleZone: ['Forest Hornet'] },
      p2: { battleZone: ['Burning Mane', 'Deathliger, Lion of Chaos'] },
    });
    duel.use('Summon Swamp Worm');
    expect(duel.asked).toBe('p2 choose');
    expect(duel.options).toEqual(['Burning Mane', 'Deathliger, Lion of Chaos']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Forest Hornet', 'Swamp Worm'],
      p2: ['Deathliger, Lion of Chaos'],
    });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Burning Mane']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('the last creature of the opponent needs no choice', (begin) => {
    const duel = begin({
      p1: { hand: ['Swamp Worm'], manaZone: { darkness: 7 } },
      p2: { battleZone: ['Deathliger, Lion of Chaos'] },
    });
    duel.use('Summon Swamp Worm');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Swamp Worm'], p2: [] });
  });

  driven('destroys nothing where the opponent has no creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Swamp Worm'], manaZone: { darkness: 7 }, battleZone: ['Forest Hornet'] },
    });
    duel.use('Summon Swamp Worm');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet', 'Swamp Worm'], p2: [] });
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Chaos Strike', () => {
  driven('an untapped creature of the opponent can be attacked', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Chaos Strike'],
        manaZone: { fire: 1, light: 2 },
        battleZone: ['Forest Hornet', 'Burning Mane'],
      },
      p2: { battleZone: ['Fear Fang', 'Burning Mane', { name: 'Tri-horn Shepherd', tapped: true }] },
    });
    duel.use('Cast Chaos Strike');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Fear Fang');
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
    expect(duel.options).toEqual([
      'Forest Hornet attacks the player',
      'Forest Hornet attacks Fear Fang',
      'Forest Hornet attacks Tri-horn Shepherd',
      'Burning Mane attacks the player',
      'Burning Mane attacks Fear Fang',
      'Burning Mane attacks Tri-horn Shepherd',
      'Attack no more',
    ]);
    duel.choose('Forest Hornet attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Forest Hornet (tapped)', 'Burning Mane'],
      p2: ['Burning Mane', 'Tri-horn Shepherd (tapped)'],
    });
  });

  driven('ends with the turn', (begin) => {
    const duel = begin({
      p1: { hand: ['Chaos Strike'], manaZone: { fire: 2 }, battleZone: ['Forest Hornet'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Chaos Strike').passUntil('p1 charge').passUntil('p1 attack');
    expect(duel.options).toEqual(['Forest Hornet attacks the player', 'Attack no more']);
  });

  driven('does nothing where every creature of the opponent is tapped', (begin) => {
    const duel = begin({
      p1: { hand: ['Chaos Strike'], manaZone: { fire: 2 }, battleZone: ['Forest Hornet'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    });
    duel.use('Cast Chaos Strike');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet'], p2: ['Fear Fang (tapped)'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Chaos Strike']);
  });
});

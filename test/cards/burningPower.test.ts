import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Burning Power', () => {
  driven('one creature of its player attacks with 2000 power more', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Burning Power'],
        manaZone: { fire: 1, light: 1 },
        battleZone: ['Fear Fang', 'Burning Mane'],
      },
      p2: {
        battleZone: [
          { name: 'Tri-horn Shepherd', tapped: true },
          { name: 'Writhing Bone Ghoul', tapped: true },
          'Filler',
        ],
      },
    });
    duel.use('Cast Burning Power');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Fear Fang');
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
    duel.choose('Fear Fang attacks Tri-horn Shepherd').choose('Burning Mane attacks Writhing Bone Ghoul');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Filler'] });
    expect(duel.names('p1', 'graveyard')).toEqual(['Burning Mane', 'Burning Power', 'Fear Fang']);
  });

  driven('ends with the turn', (begin) => {
    const duel = begin({
      p1: { hand: ['Burning Power'], manaZone: { fire: 1 }, battleZone: ['Nomad Hero Gigio'] },
      p2: { battleZone: ['Tri-horn Shepherd'] },
    });
    duel.use('Cast Burning Power').passUntil('p1 charge').passUntil('p1 attack');
    duel.choose('Nomad Hero Gigio attacks Tri-horn Shepherd');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Tri-horn Shepherd'] });
  });

  driven('does nothing without a creature of its player', (begin) => {
    const duel = begin({
      p1: { hand: ['Burning Power'], manaZone: { fire: 1 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Burning Power');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Burning Power']);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Aura Blast', () => {
  driven('each creature of its player attacks with 2000 power more', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Aura Blast'],
        manaZone: { nature: 1, light: 4 },
        battleZone: ['Fear Fang', 'Burning Mane'],
      },
      p2: {
        battleZone: [
          { name: 'Tri-horn Shepherd', tapped: true },
          { name: 'Forest Hornet', tapped: true },
          'Filler',
        ],
      },
    });
    duel.use('Cast Aura Blast');
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
    duel.choose('Fear Fang attacks Tri-horn Shepherd').choose('Burning Mane attacks Forest Hornet');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Filler'] });
    expect(duel.names('p1', 'graveyard')).toEqual(['Aura Blast', 'Burning Mane', 'Fear Fang']);
  });

  driven('ends with the turn', (begin) => {
    const duel = begin({
      p1: { hand: ['Aura Blast'], manaZone: { nature: 4 }, battleZone: ['Nomad Hero Gigio'] },
      p2: { battleZone: ['Tri-horn Shepherd'] },
    });
    duel.use('Cast Aura Blast').passUntil('p1 charge').passUntil('p1 attack');
    duel.choose('Nomad Hero Gigio attacks Tri-horn Shepherd');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Tri-horn Shepherd'] });
  });

  driven('does not help the creatures that are attacked', (begin) => {
    const duel = begin({
      p1: { hand: ['Aura Blast'], manaZone: { nature: 4 }, battleZone: ['Filler', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    });
    duel.use('Cast Aura Blast').choose('Filler attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: [] });
  });
});

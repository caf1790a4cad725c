import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Corile', () => {
  driven('a creature of the opponent goes on top of their deck', (begin) => {
    const duel = begin({
      p1: { hand: ['Corile'], manaZone: { water: 1, light: 5 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Fear Fang', 'Deathliger, Lion of Chaos'], deck: ['Filler', 'Filler'] },
    });
    duel.use('Summon Corile');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Deathliger, Lion of Chaos']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Deathliger, Lion of Chaos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', 'Corile'], p2: ['Fear Fang'] });
    expect(duel.zone('p2', 'deck')).toEqual(['Deathliger, Lion of Chaos', 'Filler', 'Filler']);
    expect(duel.count('p1', 'deck')).toBe(20);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('moves nothing where the opponent has no creature', (begin) => {
    const duel = begin({ p1: { hand: ['Corile'], manaZone: { water: 5 }, battleZone: ['Burning Mane'] } });
    duel.use('Summon Corile');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', 'Corile'], p2: [] });
    expect([duel.count('p1', 'deck'), duel.count('p2', 'deck')]).toEqual([20, 20]);
  });

  driven('the owner of an evolution creature orders its cards', (begin) => {
    const duel = begin({
      p1: { hand: ['Corile'], manaZone: { water: 5 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: [{ name: 'Crystal Lancer', over: ['Aqua Vehicle'] }], deck: ['Filler'] },
    });
    duel.use('Summon Corile');
    expect(duel.asked).toBe('p2 order');
    expect(duel.options).toEqual(['Crystal Lancer', 'Aqua Vehicle']);
    duel.choose('Aqua Vehicle', 'Crystal Lancer');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', 'Corile'], p2: [] });
    expect(duel.zone('p2', 'deck')).toEqual(['Aqua Vehicle', 'Crystal Lancer', 'Filler']);
  });
});

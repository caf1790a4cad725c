import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Teleportation', () => {
  driven('returns up to two creatures of either side to the owner', (begin) => {
    const duel = begin({
      p1: { hand: ['Teleportation'], manaZone: { water: 5 }, battleZone: ['Forest Hornet', 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', { name: 'Aqua Vehicle', tapped: true }] },
    });
    duel.use('Cast Teleportation');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Forest Hornet', 'Fear Fang', 'Burning Mane', 'Aqua Vehicle']);
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 2]);
    duel.choose('Fear Fang', 'Aqua Vehicle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet'], p2: ['Burning Mane'] });
    expect([duel.zone('p1', 'hand'), duel.zone('p2', 'hand')]).toEqual([['Fear Fang'], ['Aqua Vehicle']]);
  });

  driven('need not return any', (begin) => {
    const duel = begin({
      p1: { hand: ['Teleportation'], manaZone: { water: 5 }, battleZone: ['Forest Hornet'] },
      p2: { battleZone: ['Burning Mane'] },
    });
    duel.use('Cast Teleportation').choose();
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet'], p2: ['Burning Mane'] });
  });
});

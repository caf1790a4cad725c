import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Unicorn Fish', () => {
  driven('returns a creature of either side to the owner', (begin) => {
    const duel = begin({
      p1: { hand: ['Unicorn Fish'], manaZone: { water: 4 }, battleZone: ['Forest Hornet', 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', { name: 'Aqua Vehicle', tapped: true }] },
    });
    duel.use('Summon Unicorn Fish');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual([
      'Forest Hornet',
      'Fear Fang',
      'Unicorn Fish',
      'Burning Mane',
      'Aqua Vehicle',
    ]);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Aqua Vehicle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Forest Hornet', 'Fear Fang', 'Unicorn Fish'],
      p2: ['Burning Mane'],
    });
    expect([duel.zone('p1', 'hand'), duel.zone('p2', 'hand')]).toEqual([[], ['Aqua Vehicle']]);
  });

  driven('need not return any, and may return itself', (begin) => {
    const position = {
      p1: { hand: ['Unicorn Fish'], manaZone: { water: 4 }, battleZone: ['Forest Hornet'] },
      p2: { battleZone: ['Burning Mane'] },
    };
    const declined = begin(position).use('Summon Unicorn Fish').choose('No');
    expect(declined.asked).toBe('p1 attack');
    expect(declined.battleZones).toEqual({ p1: ['Forest Hornet', 'Unicorn Fish'], p2: ['Burning Mane'] });
    const itself = begin(position).use('Summon Unicorn Fish').choose('Yes').choose('Unicorn Fish');
    expect(itself.asked).toBe('p1 attack');
    expect(itself.zone('p1', 'hand')).toEqual(['Unicorn Fish']);
  });
});

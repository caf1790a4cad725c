import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Spiral Gate', () => {
  driven('returns a creature of either side to the owner', (begin) => {
    const duel = begin({
      p1: { hand: ['Spiral Gate'], manaZone: { water: 2 }, battleZone: ['Forest Hornet', 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', { name: 'Aqua Vehicle', tapped: true }] },
    });
    duel.use('Cast Spiral Gate');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Forest Hornet', 'Fear Fang', 'Burning Mane', 'Aqua Vehicle']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Aqua Vehicle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet', 'Fear Fang'], p2: ['Burning Mane'] });
    expect([duel.zone('p1', 'hand'), duel.zone('p2', 'hand')]).toEqual([[], ['Aqua Vehicle']]);
  });

  driven('cast as a shield trigger on the attacking creature ends the attack (505.6a)', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon', 'Fear Fang'] },
      p2: { shieldZone: ['Spiral Gate', 'Filler', 'Filler'] },
    });
    duel.choose('Bolshack Dragon attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p2 declareShields');
    duel.choose('Shield trigger: Spiral Gate').choose('Bolshack Dragon');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
    expect([duel.zone('p1', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Bolshack Dragon'],
      ['Spiral Gate'],
    ]);
    expect(duel.count('p2', 'shieldZone')).toBe(1);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Propeller Mutant', () => {
  driven('makes the opponent discard at random when it is destroyed', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'], hand: ['Aqua Knight', 'King Coral'] },
      p2: { battleZone: [{ name: 'Propeller Mutant', tapped: true }], hand: 2 },
    });
    duel.choose('Fear Fang attacks Propeller Mutant');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Burning Mane'], p2: [] });
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 2]);
    expect([...duel.zone('p1', 'hand'), ...duel.zone('p1', 'graveyard')].sort()).toEqual([
      'Aqua Knight',
      'King Coral',
    ]);
  });

  driven('discards nothing when it leaves otherwise, or when the hand is empty', (begin) => {
    const bounced = begin({
      p1: { hand: ['Spiral Gate', 'Filler'], manaZone: { water: 2 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Propeller Mutant'] },
    });
    bounced.use('Cast Spiral Gate').choose('Propeller Mutant');
    expect(bounced.asked).toBe('p1 attack');
    expect(bounced.count('p1', 'hand')).toBe(1);
    const empty = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Propeller Mutant', tapped: true }] },
    });
    empty.choose('Fear Fang attacks Propeller Mutant');
    expect(empty.asked).toBe('p1 attack');
    expect(empty.facts('cardDiscarded')).toEqual([]);
  });

  driven("of two that destroy each other the active player's is resolved first", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Propeller Mutant', 'Burning Mane'], hand: ['Aqua Knight'] },
      p2: { battleZone: [{ name: 'Propeller Mutant', tapped: true }], hand: ['King Coral'] },
    });
    duel.choose('Propeller Mutant attacks Propeller Mutant');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('cardDiscarded')).toEqual(['cardDiscarded King Coral', 'cardDiscarded Aqua Knight']);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Reverse Strike of Freedom', () => {
  driven('keeps two creatures from attacking, and is paid for in the next turn', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Aqua Soldier', 'Fear Fang'], deck: 10 },
      p2: {
        hand: ['Reverse Strike of Freedom'],
        manaZone: { water: 2 },
        shieldZone: 5,
        deck: 10,
      },
    });
    duel.choose('Aqua Soldier attacks the player').choose('Declare Reverse Strike of Freedom');
    duel.choose('Aqua Soldier', 'Fear Fang').choose('Shield 1');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.duel.result).toBeUndefined();
    expect(duel.zone('p2', 'manaZone').every((name) => name.includes('tapped'))).toBe(true);
  });
});

describe('Golfantasista, Superheavy Dragon', () => {
  const GOLF = 'Golfantasista, Superheavy Dragon';

  driven('doubles the hand and the mana once in the duel', (begin) => {
    const duel = begin({
      active: 'p2',
      step: 'attack',
      p1: { battleZone: [GOLF], hand: ['Fear Fang', 'Fear Fang'], manaZone: { nature: 3 }, deck: 20 },
      p2: { battleZone: ['Aqua Soldier'], deck: 10 },
    });
    duel.choose('Attack no more').choose('Yes').choose('Yes');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([5, 6]);
  });
});

describe('THE FINAL Kaiser', () => {
  driven('breaks all shields of both players', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['THE FINAL Kaiser'], shieldZone: 3 },
      p2: { shieldZone: 4 },
    });
    duel.choose('THE FINAL Kaiser attacks the player');
    expect([duel.count('p1', 'shieldZone'), duel.count('p2', 'shieldZone')]).toEqual([0, 0]);
  });
});

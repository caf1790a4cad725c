import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Mega Detonator', () => {
  driven('as many creatures as cards were discarded break 2 shields in this turn', (begin) => {
    const position = {
      p1: {
        hand: ['Mega Detonator', 'Fear Fang', 'Terror Pit', 'Holy Awe'],
        manaZone: { fire: 2 },
        battleZone: ['Burning Mane', 'Forest Hornet', 'Filler'],
      },
    };
    const duel = begin(position).use('Cast Mega Detonator');
    expect([duel.options, duel.decision.min, duel.decision.max]).toEqual([
      ['Fear Fang', 'Terror Pit', 'Holy Awe'],
      0,
      3,
    ]);
    duel.choose('Fear Fang', 'Terror Pit');
    expect([duel.options, duel.decision.min, duel.decision.max]).toEqual([
      ['Burning Mane', 'Forest Hornet', 'Filler'],
      2,
      2,
    ]);
    duel.choose('Burning Mane', 'Filler').choose('Burning Mane attacks the player');
    expect(duel.decision.max).toBe(2);
    duel.choose('Shield 1', 'Shield 2').choose('Forest Hornet attacks the player');
    expect([duel.asked, duel.decision.max]).toEqual(['p1 shields', 1]);
    const none = begin(position).use('Cast Mega Detonator').pass();
    expect([none.asked, none.count('p1', 'hand')]).toEqual(['p1 attack', 3]);
  });

  driven('not in the next turn', (begin) => {
    const duel = begin({
      p1: { hand: ['Mega Detonator', 'Fear Fang'], manaZone: { fire: 2 }, battleZone: ['Burning Mane'] },
    });
    duel.use('Cast Mega Detonator').choose('Fear Fang').passUntil('p2 charge').passUntil('p1 attack');
    expect(duel.choose('Burning Mane attacks the player').decision.max).toBe(1);
  });
});

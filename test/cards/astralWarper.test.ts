import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Astral Warper', () => {
  driven('draws up to 3 cards, as many as its player names', (begin) => {
    const position = {
      p1: {
        hand: ['Astral Warper'],
        manaZone: { water: 6 },
        battleZone: ['Marinomancer', 'Keeper of the Sunlit Abyss'],
      },
    };
    const duel = begin(position).use('Summon Astral Warper');
    expect(duel.asked).toBe('p1 number');
    expect(duel.options).toEqual(['3', '2', '1', '0']);
    duel.choose('3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Marinomancer', 'Astral Warper (over Keeper of the Sunlit Abyss)']);
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([3, 17]);
    expect(begin(position).use('Summon Astral Warper').choose('0').count('p1', 'hand')).toBe(0);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Solidskin Fish', () => {
  driven('returns a card from the mana zone to the hand', (begin) => {
    const duel = begin({
      p1: { hand: ['Solidskin Fish'], manaZone: { water: 3, light: 1 }, battleZone: ['Burning Mane'] },
      p2: { manaZone: { fire: 2 } },
    });
    duel.use('Summon Solidskin Fish');
    expect(duel.asked).toBe('p1 choose');
    expect([duel.decision.min, duel.decision.max, duel.options.length]).toEqual([1, 1, 4]);
    duel.choose('Light Filler');
    expect(duel.zone('p1', 'hand')).toEqual(['Light Filler']);
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([3, 2]);
  });
});

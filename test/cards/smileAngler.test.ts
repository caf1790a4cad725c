import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Smile Angler', () => {
  driven("may return a card of the opponent's mana zone to the hand when it attacks", (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Smile Angler', 'Filler'], manaZone: { water: 1 } },
      p2: { manaZone: ['Fear Fang', 'Terror Pit'] },
    };
    const duel = begin(position).choose('Smile Angler attacks the player').choose('Yes');
    expect(duel.options).toEqual(['Fear Fang', 'Terror Pit']);
    duel.choose('Terror Pit');
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'manaZone')]).toEqual([['Terror Pit'], ['Fear Fang']]);
    expect(begin(position).choose('Smile Angler attacks the player').choose('No').count('p2', 'hand')).toBe(
      0,
    );
    expect(begin(position).choose('Filler attacks the player').asked).toBe('p1 shields');
  });
});

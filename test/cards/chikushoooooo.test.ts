import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('「Chikushoooooo!!」', () => {
  driven("may be cast at the end of the opponent's turn for nothing", (begin) => {
    const arrangement = { p2: { hand: ['「Chikushoooooo!!」'] } } as const;
    const cast = begin(arrangement).passUntil('p2 declareUsage').choose('Declare 「Chikushoooooo!!」');
    expect(cast.asked).toBe('p2 charge');
    expect(cast.zone('p2', 'graveyard')).toEqual(['「Chikushoooooo!!」']);
    expect([cast.count('p2', 'hand'), cast.count('p1', 'hand'), cast.count('p1', 'deck')]).toEqual([
      2, 0, 20,
    ]);
    const kept = begin(arrangement).passUntil('p2 charge');
    expect(kept.names('p2', 'hand')).toEqual(['Filler', '「Chikushoooooo!!」']);
  });

  driven('waits in vain for the end of the own turn', (begin) => {
    const duel = begin({ p1: { hand: ['「Chikushoooooo!!」'], manaZone: { darkness: 4 } } });
    duel.passUntil('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual(['「Chikushoooooo!!」']);
    expect(duel.count('p1', 'graveyard')).toBe(0);
  });
});

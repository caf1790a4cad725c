import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Baredu, Daspell', () => {
  driven('draws two cards, then discards one', (begin) => {
    const duel = begin({
      p1: { hand: ['Baredu, Daspell', 'Fear Fang'], manaZone: { water: 2 } },
      p2: { hand: ['Aqua Soldier'] },
    });
    duel.use('Cast Baredu, Daspell');
    expect(duel.options).toEqual(['Fear Fang', 'Filler', 'Filler']);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.names('p1', 'hand')).toEqual(['Filler', 'Filler']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Baredu, Daspell', 'Fear Fang']);
    expect(duel.names('p2', 'hand')).toContain('Aqua Soldier');
  });

  driven('loses for its player when the second card is the last of the deck', (begin) => {
    const duel = begin({ p1: { hand: ['Baredu, Daspell'], manaZone: { water: 2 }, deck: 2 } });
    duel.use('Cast Baredu, Daspell');
    expect(duel.duel.result).toMatchObject({ winner: 'p2', reason: 'deckOut' });
  });
});

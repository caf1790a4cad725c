import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Raptor Fish', () => {
  const position = (hand: readonly string[]) => ({
    p1: { hand: ['Raptor Fish', ...hand], manaZone: { water: 6 }, battleZone: ['Filler'], deck: 5 },
    p2: { hand: ['Fear Fang'] },
  });

  driven('the hand is shuffled into the deck, and as many cards are drawn', (begin) => {
    const duel = begin(position(['Fear Fang', 'Terror Pit'])).use('Summon Raptor Fish');
    expect(duel.asked).toBe('p1 order');
    duel.choose(...duel.options);
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck'), duel.count('p2', 'hand')]).toEqual([2, 5, 1]);
    expect(duel.facts('deckShuffled', 'cardDrawn').map((fact) => fact.split(' ')[0])).toEqual([
      'deckShuffled',
      'cardDrawn',
      'cardDrawn',
    ]);
  });

  driven('an empty hand stays empty', (begin) => {
    const duel = begin(position([])).use('Summon Raptor Fish');
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual(['p1 attack', 0, 5]);
  });
});

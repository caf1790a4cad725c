import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Dimension Gate', () => {
  driven('a creature of the deck is shown and goes to the hand, then the deck is shuffled', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Dimension Gate'],
        manaZone: { nature: 1, light: 3 },
        deck: ['Filler', 'Spiral Gate', 'Fear Fang', 'Deathliger, Lion of Chaos', 'Terror Pit'],
      },
      p2: { battleZone: ['Burning Mane'] },
    });
    duel.use('Cast Dimension Gate');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Filler', 'Fear Fang', 'Deathliger, Lion of Chaos']);
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 1]);
    duel.facts();
    duel.choose('Deathliger, Lion of Chaos');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual(['Deathliger, Lion of Chaos']);
    expect(duel.names('p1', 'deck')).toEqual(['Fear Fang', 'Filler', 'Spiral Gate', 'Terror Pit']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Dimension Gate']);
    expect(duel.facts('cardRevealed', 'deckShuffled')).toEqual([
      'cardRevealed Deathliger, Lion of Chaos',
      'deckShuffled',
    ]);
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Burning Mane'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('need not find anything, and cannot where there is no creature', (begin) => {
    const deck = ['Fear Fang', 'Spiral Gate', 'Spiral Gate'];
    const duel = begin({ p1: { hand: ['Dimension Gate'], manaZone: { nature: 3 }, deck } });
    duel.use('Cast Dimension Gate').pass();
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual([]);
    expect(duel.names('p1', 'deck')).toEqual(deck);
    const without = begin({
      p1: { hand: ['Dimension Gate'], manaZone: { nature: 3 }, deck: ['Terror Pit'] },
    });
    without.use('Cast Dimension Gate');
    expect(without.asked).toBe('p2 charge');
    expect(without.zone('p1', 'hand')).toEqual([]);
    expect(without.zone('p1', 'deck')).toEqual(['Terror Pit']);
  });

  driven('is cast for nothing as a shield trigger, or goes to the hand', (begin) => {
    const arrangement = {
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { shieldZone: ['Dimension Gate'], deck: ['Burning Mane', 'Spiral Gate', 'Spiral Gate'] },
    } as const;
    const used = begin(arrangement).choose('Fear Fang attacks the player');
    expect(used.asked).toBe('p2 declareShields');
    used.choose('Shield trigger: Dimension Gate').choose('Burning Mane');
    expect(used.asked).toBe('p1 attack');
    expect(used.zone('p2', 'hand')).toEqual(['Burning Mane']);
    expect(used.zone('p2', 'graveyard')).toEqual(['Dimension Gate']);
    const kept = begin(arrangement).choose('Fear Fang attacks the player').pass();
    expect(kept.asked).toBe('p1 attack');
    expect(kept.zone('p2', 'hand')).toEqual(['Dimension Gate']);
    expect(kept.count('p2', 'deck')).toBe(3);
  });
});

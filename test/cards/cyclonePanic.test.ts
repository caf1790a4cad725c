import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Cyclone Panic', () => {
  driven('each player shuffles the hand into the deck and draws as many cards', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Cyclone Panic', 'Fear Fang', 'Terror Pit'],
        manaZone: { fire: 3 },
        battleZone: ['Filler'],
      },
      p2: { hand: ['Holy Awe', 'Fear Fang', 'Seamine'] },
    });
    duel.use('Cast Cyclone Panic');
    for (const asked of ['p1 order', 'p2 order']) {
      expect(duel.asked).toBe(asked);
      duel.choose(...duel.options);
    }
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([2, 3]);
    expect([duel.count('p1', 'deck'), duel.count('p2', 'deck')]).toEqual([20, 20]);
    const all = (player: 'p1' | 'p2') => [...duel.names(player, 'hand'), ...duel.names(player, 'deck')];
    expect(
      all('p1')
        .filter((name) => name !== 'Filler')
        .sort(),
    ).toEqual(['Fear Fang', 'Terror Pit']);
    expect(
      all('p2')
        .filter((name) => name !== 'Filler')
        .sort(),
    ).toEqual(['Fear Fang', 'Holy Awe', 'Seamine']);
    expect(duel.facts('cardDrawn', 'deckShuffled')).toHaveLength(7);
  });

  driven('by its shield trigger, with an empty hand', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: ['Terror Pit'], battleZone: ['Fear Fang', 'Filler'] },
      p2: { shieldZone: ['Cyclone Panic', 'Filler'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1').choose('Shield trigger: Cyclone Panic');
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual(['p1 attack', 1, 0]);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Rayla, Truth Enforcer', () => {
  driven('searches the deck for a spell, shows it and shuffles', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Rayla, Truth Enforcer'],
        manaZone: { light: 6 },
        battleZone: ['Fear Fang'],
        deck: ['Fear Fang', 'Terror Pit', 'Solar Ray', 'Fear Fang'],
      },
      p2: { deck: ['Solar Ray', 'Filler'] },
    });
    duel.use('Summon Rayla, Truth Enforcer');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Terror Pit', 'Solar Ray']);
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 1]);
    duel.choose('Solar Ray');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Solar Ray']);
    expect(duel.names('p1', 'deck')).toEqual(['Fear Fang', 'Fear Fang', 'Terror Pit']);
    expect(duel.facts('cardRevealed', 'deckShuffled')).toEqual(['cardRevealed Solar Ray', 'deckShuffled']);
  });

  driven('need not find one (701.10b), and finds no creature', (begin) => {
    const position = (deck: readonly string[]) => ({
      p1: { hand: ['Rayla, Truth Enforcer'], manaZone: { light: 6 }, battleZone: ['Fear Fang'], deck },
    });
    const declined = begin(position(['Terror Pit', 'Fear Fang']));
    declined.use('Summon Rayla, Truth Enforcer').pass();
    expect(declined.asked).toBe('p1 attack');
    expect(declined.count('p1', 'hand')).toBe(0);
    const none = begin(position(['Fear Fang', 'Aqua Soldier']));
    none.use('Summon Rayla, Truth Enforcer');
    expect(none.asked).toBe('p1 attack');
    expect([none.count('p1', 'hand'), none.count('p1', 'deck')]).toEqual([0, 2]);
  });
});

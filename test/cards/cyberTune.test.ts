import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Cyber Tune', () => {
  driven('draws three, then discards two, and is itself not among the cards of the hand', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Cyber Tune', 'Fear Fang'],
        manaZone: { water: 3 },
        deck: ['Terror Pit', 'Aqua Soldier', 'Burning Mane', 'Filler'],
      },
      p2: { hand: ['Filler'] },
    });
    duel.use('Cast Cyber Tune');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Terror Pit', 'Aqua Soldier', 'Burning Mane']);
    duel.choose('Fear Fang', 'Burning Mane');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual(['Terror Pit', 'Aqua Soldier']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fear Fang', 'Burning Mane', 'Cyber Tune']);
    expect(duel.count('p1', 'deck')).toBe(1);
    expect(duel.count('p2', 'hand')).toBe(2);
  });

  driven('is a shield trigger', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { shieldZone: ['Cyber Tune', 'Filler'] },
    });
    duel
      .passUntil('p1 attack')
      .choose('Fear Fang attacks the player')
      .choose('Shield 1')
      .choose('Shield trigger: Cyber Tune');
    expect(duel.asked).toBe('p2 choose');
    duel.choose('Filler', 'Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p2', 'hand')).toBe(1);
    expect(duel.names('p2', 'graveyard')).toEqual(['Cyber Tune', 'Filler', 'Filler']);
  });

  driven('costs three, and is gone from the hand while it is being used', (begin) => {
    const less = begin({ p1: { hand: ['Cyber Tune'], manaZone: { water: 2 } } });
    expect(less.asked).toBe('p2 charge');
    const duel = begin({ p1: { hand: ['Cyber Tune'], manaZone: { water: 3 } } });
    duel.use('Cast Cyber Tune');
    expect(duel.zone('p1', 'hand')).toEqual(['Cyber Tune (pending)', 'Filler', 'Filler', 'Filler']);
    expect(duel.options).toEqual(['Filler', 'Filler', 'Filler']);
  });
});

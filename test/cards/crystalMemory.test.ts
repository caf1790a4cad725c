import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Crystal Memory', () => {
  driven('takes any card of the deck into the hand', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Crystal Memory'],
        manaZone: { water: 1, nature: 4 },
        battleZone: ['Fear Fang'],
        deck: ['Filler', 'Death Smoke', 'Filler', 'Burning Mane'],
      },
    });
    duel.use('Cast Crystal Memory');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Filler', 'Death Smoke', 'Burning Mane']);
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 1]);
    duel.choose('Death Smoke');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Death Smoke']);
    expect(duel.names('p1', 'deck')).toEqual(['Burning Mane', 'Filler', 'Filler']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Crystal Memory']);
    expect(duel.facts('deckShuffled', 'cardRevealed')).toEqual(['deckShuffled']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven('may take none, and the deck is shuffled all the same', (begin) => {
    const duel = begin({
      p1: { hand: ['Crystal Memory'], manaZone: { water: 4 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Crystal Memory').choose();
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([0, 20]);
    expect(duel.facts('deckShuffled')).toEqual(['deckShuffled']);
  });

  driven('is a shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Crystal Memory'], deck: ['Filler', 'Draglide'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 declareShields');
    duel.choose('Shield trigger: Crystal Memory');
    expect(duel.asked).toBe('p2 choose');
    duel.choose('Draglide');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'deck')]).toEqual([['Draglide'], ['Filler']]);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Crystal Memory']);
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([0, 20]);
  });

  driven('goes to the hand where its shield trigger is not used', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Crystal Memory'] },
    });
    duel.choose('Fear Fang attacks the player').pass();
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Burning Mane']);
    expect(duel.zone('p2', 'hand')).toEqual(['Crystal Memory']);
    expect(duel.count('p2', 'deck')).toBe(20);
  });
});

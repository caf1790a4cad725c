import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Mystic Treasure Chest', () => {
  const position = {
    p1: {
      hand: ['Mystic Treasure Chest'],
      manaZone: { nature: 3 },
      battleZone: ['Filler'],
      deck: ['Fear Fang', 'Terror Pit', 'Aqua Vehicle', 'Ultimate Force'],
    },
  };

  driven('puts a card of the deck that is not nature into the mana zone, and shuffles', (begin) => {
    const duel = begin(position).use('Cast Mystic Treasure Chest');
    expect([duel.asked, duel.options, duel.decision.min]).toEqual([
      'p1 choose',
      ['Terror Pit', 'Aqua Vehicle'],
      0,
    ]);
    duel.choose('Terror Pit');
    expect([duel.asked, duel.zone('p1', 'manaZone').at(-1)]).toEqual(['p1 attack', 'Terror Pit']);
    expect([duel.count('p1', 'deck'), duel.facts('deckShuffled')]).toEqual([3, ['deckShuffled']]);
  });

  driven('may take none', (begin) => {
    const duel = begin(position).use('Cast Mystic Treasure Chest').choose();
    expect([duel.asked, duel.count('p1', 'manaZone'), duel.count('p1', 'deck')]).toEqual(['p1 attack', 3, 4]);
  });
});

describe('Future Slash', () => {
  const position = {
    p1: { hand: ['Future Slash'], manaZone: { darkness: 7 }, battleZone: ['Filler'] },
    p2: { deck: ['Fear Fang', 'Terror Pit', 'Aqua Vehicle', 'Filler'] },
  };

  driven("puts up to 2 cards of the opponent's deck into the graveyard; the deck is shuffled", (begin) => {
    const duel = begin(position).use('Cast Future Slash');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 0, 2]);
    expect([...duel.options].sort()).toEqual(['Aqua Vehicle', 'Fear Fang', 'Filler', 'Terror Pit']);
    duel.choose('Terror Pit', 'Aqua Vehicle');
    expect([duel.asked, duel.names('p2', 'graveyard')]).toEqual([
      'p1 attack',
      ['Aqua Vehicle', 'Terror Pit'],
    ]);
    expect(duel.names('p2', 'deck')).toEqual(['Fear Fang', 'Filler']);
    expect([duel.facts('deckShuffled'), duel.count('p1', 'deck')]).toEqual([['deckShuffled'], 20]);
  });

  driven('may take none; the deck is shuffled all the same', (begin) => {
    const duel = begin(position).use('Cast Future Slash').choose();
    expect([duel.asked, duel.count('p2', 'deck'), duel.facts('deckShuffled')]).toEqual([
      'p1 attack',
      4,
      ['deckShuffled'],
    ]);
  });
});

describe('Rainbow Gate', () => {
  const position = {
    p1: {
      hand: ['Rainbow Gate'],
      manaZone: { nature: 2 },
      battleZone: ['Filler'],
      deck: ['Fear Fang', 'Hide and Seek', 'Rafululu, Sound Faerie', 'Terror Pit'],
    },
  };

  driven('takes a multicolored creature of the deck, which is shown', (begin) => {
    const duel = begin(position).use('Cast Rainbow Gate');
    expect([duel.asked, duel.options, duel.decision.min]).toEqual([
      'p1 choose',
      ['Rafululu, Sound Faerie'],
      0,
    ]);
    duel.choose('Rafululu, Sound Faerie');
    expect([duel.asked, duel.zone('p1', 'hand')]).toEqual(['p1 attack', ['Rafululu, Sound Faerie']]);
    expect(duel.facts('cardRevealed', 'deckShuffled')).toEqual([
      'cardRevealed Rafululu, Sound Faerie',
      'deckShuffled',
    ]);
  });
});

import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Rain of Arrows', () => {
  const position = (hand: readonly string[]) => ({
    p1: { hand: ['Rain of Arrows', 'Ghost Touch'], manaZone: { light: 2 }, battleZone: ['Filler'] },
    p2: { hand },
  });

  driven('the opponent shows the hand and discards all darkness spells', (begin) => {
    const hand = ['Terror Pit', 'Horrid Worm', 'Ghost Touch', 'Solar Ray'];
    const duel = begin(position(hand)).use('Cast Rain of Arrows').passUntil('p1 attack');
    expect(duel.facts('cardLookedAt')).toHaveLength(4);
    expect(duel.names('p2', 'graveyard')).toEqual(['Ghost Touch', 'Terror Pit']);
    expect(duel.names('p2', 'hand')).toEqual(['Horrid Worm', 'Solar Ray']);
    expect(duel.zone('p1', 'hand')).toEqual(['Ghost Touch']);
  });

  driven('discards nothing where there is none', (begin) => {
    const duel = begin(position(['Horrid Worm']))
      .use('Cast Rain of Arrows')
      .passUntil('p1 attack');
    expect([duel.zone('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([['Horrid Worm'], 0]);
  });
});

describe('Roulette of Ruin', () => {
  const position = {
    p1: {
      hand: ['Roulette of Ruin', 'Fear Fang', 'Holy Awe'],
      manaZone: { darkness: 5 },
      battleZone: ['Filler'],
    },
    p2: { hand: ['Terror Pit', 'Fear Fang', 'Hanusa, Radiance Elemental', 'Burning Mane'] },
  };

  driven('each player shows the hand and discards the cards of the named cost', (begin) => {
    const duel = begin(position).use('Cast Roulette of Ruin');
    expect(duel.asked).toBe('p1 number');
    duel.choose('6').passUntil('p1 attack');
    expect(duel.facts('cardRevealed')).toHaveLength(6);
    expect([duel.zone('p1', 'hand'), duel.names('p2', 'hand')]).toEqual([
      ['Fear Fang'],
      ['Burning Mane', 'Fear Fang', 'Hanusa, Radiance Elemental'],
    ]);
    expect(duel.names('p1', 'graveyard')).toEqual(['Holy Awe', 'Roulette of Ruin']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Terror Pit']);
  });

  driven('a number that no card costs discards none', (begin) => {
    const duel = begin(position).use('Cast Roulette of Ruin').choose('99').passUntil('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([2, 4]);
  });
});

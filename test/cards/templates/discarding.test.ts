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

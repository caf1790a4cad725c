import { allCreatures, any, creature, destroy, instead, wouldBeDestroyed } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

describe('401.4 creatures that go to a deck instead of being destroyed', () => {
  const keeper = creature({
    name: 'Keeper',
    civilizations: [],
    cost: 1,
    power: 1000,
    abilities: [wouldBeDestroyed(any('you'), instead('deck'))],
  });

  driven('are put in order by their owner', (begin) => {
    const duel = cast(begin, destroy(allCreatures()), {
      cards: [keeper],
      p1: { battleZone: ['Keeper', 'Runt'], deck: ['Filler'] },
      p2: { battleZone: ['Brute'] },
    });
    expect(duel.asked).toBe('p1 order');
    duel.choose('Runt', 'Keeper');
    expect(duel.zone('p1', 'deck').slice(0, 2)).toEqual(['Runt', 'Keeper']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Brute']);
  });
});

import { any, creature, from, may, put, putIntoGraveyard, self, when, yourHand } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const halfway = creature({
  name: 'Halfway',
  civilizations: ['light'],
  cost: 1,
  power: 1000,
  abilities: [
    from(
      ['hand'],
      when(
        { event: 'attacks', what: any('you') },
        may(putIntoGraveyard(self), put(yourHand({ names: ['Nobody'] }))),
      ),
    ),
  ],
});

describe('101.3, 603.4 a declared effect that can be followed in part', () => {
  driven('is followed as far as it can be, and does not misfire', (begin) => {
    const duel = begin({
      cards: [halfway],
      step: 'attack',
      p1: { hand: ['Halfway'], battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Draglide'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Declare Halfway');
    expect(duel.facts('effectResolved', 'effectMisfired')).toEqual(['effectResolved Halfway']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Halfway']);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)'], p2: ['Draglide'] });
  });
});

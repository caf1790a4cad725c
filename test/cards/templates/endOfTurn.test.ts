import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

/** Returns to the hand at the end of the turn of its player. */
describe.each(['Bazagazeal Dragon', 'Cutthroat Skyterror', 'Pyrofighter Magnus'])('%s', (card) => {
  driven("returns to its owner's hand at the end of its player's turn", (begin) => {
    const duel = begin({ step: 'end', p1: { battleZone: [card, 'Filler'] }, p2: { battleZone: ['Filler'] } });
    expect(duel.asked).toBe('p2 charge');
    expect([duel.battleZones, duel.zone('p1', 'hand')]).toEqual([{ p1: ['Filler'], p2: ['Filler'] }, [card]]);
  });

  driven("stays at the end of the opponent's turn", (begin) => {
    const duel = begin({ step: 'end', p1: {}, p2: { battleZone: [card], hand: ['Filler'] } });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p2', 'battleZone')).toEqual([card]);
  });

  driven('two of them both return', (begin) => {
    const duel = begin({ step: 'end', p1: { battleZone: [card, card] } });
    if (duel.asked === 'p1 standby') duel.choose(card);
    expect(duel.asked).toBe('p2 charge');
    expect([duel.count('p1', 'battleZone'), duel.zone('p1', 'hand')]).toEqual([0, [card, card]]);
  });
});

/** Is destroyed at the end of the turn of its player where it is the only creature that the player has. */
describe.each(['Gnarvash, Merchant of Blood', 'Lone Tear, Shadow of Solitude', 'Skullcutter, Swarm Leader'])(
  '%s',
  (card) => {
    driven('is destroyed where its player has no other creature', (begin) => {
      const duel = begin({ step: 'end', p1: { battleZone: [card] }, p2: { battleZone: ['Filler'] } });
      expect(duel.asked).toBe('p2 charge');
      expect([duel.count('p1', 'battleZone'), duel.zone('p1', 'graveyard')]).toEqual([0, [card]]);
    });

    driven("stays beside another creature, and at the end of the opponent's turn", (begin) => {
      const beside = begin({ step: 'end', p1: { battleZone: [card, 'Filler'] } });
      expect([beside.asked, beside.zone('p1', 'battleZone')]).toEqual(['p2 charge', [card, 'Filler']]);
      const other = begin({ step: 'end', p1: {}, p2: { battleZone: [card], hand: ['Filler'] } });
      expect([other.asked, other.zone('p2', 'battleZone')]).toEqual(['p2 charge', [card]]);
    });

    driven('603.4: is destroyed where the other creature is gone as the effect resolves', (begin) => {
      const duel = begin({ step: 'end', p1: { battleZone: [card, 'Pyrofighter Magnus'] } });
      expect(duel.asked).toBe('p1 standby');
      duel.choose('Pyrofighter Magnus');
      expect([duel.asked, duel.zone('p1', 'graveyard')]).toEqual(['p2 charge', [card]]);
    });
  },
);

/** May be untapped at the end of the turn of its player. */
describe.each(['Laveil, Seeker of Catastrophe', 'Nial, Vizier of Dexterity'])('%s', (card) => {
  driven("may be untapped at the end of its player's turn", (begin) => {
    const position = {
      step: 'end',
      p1: {
        battleZone: [
          { name: card, tapped: true },
          { name: 'Filler', tapped: true },
        ],
      },
    } as const;
    const duel = begin(position);
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect([duel.asked, duel.zone('p1', 'battleZone')]).toEqual(['p2 charge', [card, 'Filler (tapped)']]);
    const declined = begin(position).choose('No');
    expect(declined.zone('p1', 'battleZone')).toEqual([`${card} (tapped)`, 'Filler (tapped)']);
  });

  driven("not at the end of the opponent's turn", (begin) => {
    const duel = begin({
      step: 'end',
      p1: { battleZone: ['Filler'] },
      p2: { battleZone: [{ name: card, tapped: true }], hand: ['Filler'] },
    });
    expect([duel.asked, duel.facts('effectTriggered')]).toEqual(['p2 charge', []]);
  });
});

describe('Aqua Officer', () => {
  driven('draws up to 2 more cards at the start of the turn', (begin) => {
    const drawn = (count: number) => {
      const duel = begin({ step: 'end', p1: {}, p2: { battleZone: ['Aqua Officer'], hand: 0 } });
      return duel.choose(String(count)).passUntil('p2 charge').count('p2', 'hand');
    };
    expect([drawn(2), drawn(0)]).toEqual([3, 1]);
  });

  driven("taps 2 creatures of its player at the end of that player's turn", (begin) => {
    const duel = begin({
      step: 'end',
      p1: { battleZone: ['Aqua Officer', 'Filler', 'Fear Fang'] },
      p2: { hand: 1 },
    });
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 2, 2]);
    duel.choose('Filler', 'Fear Fang');
    expect(duel.battleZones.p1).toEqual(['Aqua Officer', 'Filler (tapped)', 'Fear Fang (tapped)']);
  });
});

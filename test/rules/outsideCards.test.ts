import {
  cardsIn,
  choose,
  creature,
  doubleFaced,
  gacharangeCreature,
  inOrder,
  moveTo,
  psychicCreature,
  put,
  type Replacement,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import type { Driver } from '../support/driver.ts';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const gr = { civilizations: [], cost: 3, power: 2000 } as const;
const scout = doubleFaced(
  psychicCreature({ ...gr, name: 'Scout', cost: 4 }),
  psychicCreature({ ...gr, name: 'Scout Awakened', cost: 8, power: 9000 }),
);
const cards = [
  gacharangeCreature({ ...gr, name: 'Robot' }),
  gacharangeCreature({ ...gr, name: 'Drone' }),
  scout,
];

/** What the opponent puts into the battle zone goes to the graveyard instead. */
const ambush: Replacement = {
  kind: 'replacement',
  of: { event: 'moves', what: { of: 'opponent' }, to: 'battleZone' },
  instead: { kind: 'move', to: 'graveyard' },
};
const watcher = creature({ ...gr, name: 'Watcher', abilities: [ambush] });

const places = (duel: Driver) => ({
  graveyard: duel.zone('p1', 'graveyard'),
  hyperspatial: duel.zone('p1', 'hyperspatialZone'),
  superGR: duel.zone('p1', 'superGRZone'),
});

describe('cards that begin the duel outside the deck', () => {
  driven('805.4b go back where an effect puts them from their zone into another', (begin) => {
    for (const to of ['graveyard', 'hand', 'manaZone', 'shieldZone', 'deck'] as const) {
      const duel = cast(begin, moveTo(to, choose(cardsIn('hyperspatialZone', 'you'))), {
        cards,
        p1: { battleZone: ['Brute'], hyperspatialZone: ['Scout'] },
      });
      expect([to, places(duel)]).toEqual([
        to,
        { graveyard: ['Order'], hyperspatial: ['Scout'], superGR: [] },
      ]);
    }
  });

  driven('117.1, 805.4b go back where they go to the graveyard instead of the battle zone', (begin) => {
    const duel = cast(begin, put(choose(cardsIn('hyperspatialZone', 'you'))), {
      cards: [...cards, watcher],
      p1: { battleZone: ['Brute'], hyperspatialZone: ['Scout'] },
      p2: { battleZone: ['Watcher'] },
    });
    expect([duel.battleZones, places(duel)]).toEqual([
      { p1: ['Brute'], p2: ['Watcher'] },
      { graveyard: ['Order'], hyperspatial: ['Scout'], superGR: [] },
    ]);
  });

  driven('811.2b, 118.1 lie below the super GR if they are gacharange creatures', (begin) => {
    const duel = cast(
      begin,
      { do: 'gacharangeSummon', count: 1 },
      {
        cards: [...cards, watcher],
        p1: { battleZone: ['Brute'], superGRZone: ['Robot', 'Drone'] },
        p2: { battleZone: ['Watcher'] },
      },
    );
    expect([duel.battleZones, places(duel)]).toEqual([
      { p1: ['Brute'], p2: ['Watcher'] },
      { graveyard: ['Order'], hyperspatial: [], superGR: ['Drone', 'Robot'] },
    ]);
  });

  driven('118.2 any other card that is put into the super GR goes to the graveyard', (begin) => {
    const creatures = yourCreatures({ names: ['Runt', 'Robot'] });
    const duel = cast(begin, inOrder(moveTo('superGRZone', creatures)), {
      cards,
      p1: { battleZone: ['Brute', 'Runt', 'Robot'], superGRZone: ['Drone'] },
      p2: { graveyard: ['Runt'] },
    });
    expect([duel.battleZones.p1, places(duel), duel.zone('p2', 'graveyard')]).toEqual([
      ['Brute'],
      { graveyard: ['Runt', 'Order'], hyperspatial: [], superGR: ['Drone', 'Robot'] },
      ['Runt'],
    ]);
  });
});

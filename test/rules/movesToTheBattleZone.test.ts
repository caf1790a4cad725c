import {
  any,
  atOnce,
  cannot,
  creature,
  draw,
  type Effect,
  evolution,
  evolutionCreature,
  gets,
  has,
  insteadDo,
  moveTo,
  moveUnder,
  power,
  search,
  self,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  wheneverAttacks,
  whenPut,
  wouldDraw,
  yourGraveyard,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { type Casting, cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const charm = spell({ ...plain, name: 'Charm', abilities: [spellAbility(draw())] });
const giant = evolutionCreature({
  ...plain,
  name: 'Giant',
  power: 7000,
  abilities: [evolution({ names: ['Runt'] })],
});
const herald = creature({
  ...plain,
  name: 'Herald',
  power: 1000,
  abilities: [whenPut(any('you'), draw())],
});
const lock = creature({
  ...plain,
  name: 'Lock',
  power: 1000,
  abilities: [has(cannot({ do: 'put', who: 'opponent', unless: 'summoned' }))],
});
const cards = [charm, giant, herald, lock];

/** Instructions that move a card to the battle zone, each with where it lies. */
const MOVES: readonly (readonly [what: string, Effect, from: 'deck' | 'graveyard'])[] = [
  ['a move', moveTo('battleZone', yourGraveyard({ names: ['Runt', 'Giant', 'Charm'] })), 'graveyard'],
  [
    'several moves at once',
    atOnce(moveTo('battleZone', yourGraveyard({ not: { names: ['Order'] } }))),
    'graveyard',
  ],
  ['the top of the deck', topOfDeckTo('battleZone'), 'deck'],
  ['a search', search(undefined, 'battleZone'), 'deck'],
];

describe.each(MOVES)('409.1f, 302.2, 801.1a to the battle zone %s puts', (what, effect, zone) => {
  const filler = zone === 'deck' ? ['Filler', 'Filler'] : [];
  type Begun = (name: string, casting?: Casting) => Driver;
  const rule = (name: string, body: (begun: Begun) => void): void =>
    driven(name, (begin) => {
      body((card, { p1 = {}, ...casting } = {}) => {
        const duel = cast(begin, effect, { cards, ...casting, p1: { ...p1, [zone]: [card, ...filler] } });
        return what === 'a search' ? duel.choose(card) : duel;
      });
    });

  rule('a creature, which others see', (begun) => {
    const duel = begun('Runt', { p1: { battleZone: ['Brute', 'Herald'] } });
    expect(duel.battleZones.p1).toEqual(['Brute', 'Herald', 'Runt']);
    expect(duel.facts('effectResolved')).toContain('effectResolved Herald');
    expect(duel.duel.log.find(({ kind }) => kind === 'cardPut')).toMatchObject({ how: 'effect', from: zone });
  });

  rule('no spell', (begun) => {
    const duel = begun('Charm');
    expect(duel.battleZones.p1).toEqual(['Brute']);
    expect(duel.names('p1', zone)).toContain('Charm');
  });

  rule('an evolution creature onto its base, and none without', (begun) => {
    const alone = begun('Giant');
    expect(alone.battleZones.p1).toEqual(['Brute']);
    expect(alone.names('p1', zone)).toContain('Giant');
    const based = begun('Giant', { p1: { battleZone: ['Brute', 'Runt'] } });
    expect(based.battleZones.p1).toEqual(['Brute', 'Giant (over Runt)']);
  });

  rule('nothing that may not be put (101.2)', (begun) => {
    const duel = begun('Runt', { p2: { battleZone: ['Lock'] } });
    expect(duel.battleZones.p1).toEqual(['Brute']);
    expect(duel.names('p1', zone)).toContain('Runt');
  });
});

describe('400.7 what goes to other zones in the same instruction moves first', () => {
  driven('and later parts know all of it', (begin) => {
    const effect: Effect = {
      do: 'inOrder',
      effects: [
        atOnce(
          moveTo('battleZone', yourGraveyard({ names: ['Runt'] })),
          moveTo('manaZone', yourGraveyard({ names: ['Charm'] })),
        ),
        gets(the('moved'), 'turn', power(5000)),
      ],
    };
    const duel = cast(begin, effect, { cards, p1: { graveyard: ['Runt', 'Charm'] } });
    expect(duel.battleZones.p1).toEqual(['Brute', 'Runt']);
    expect(duel.names('p1', 'manaZone')).toEqual(['Charm', 'Fire Filler']);
    expect(duel.facts('cardPut', 'cardMoved').slice(0, 2)).toEqual(['cardMoved Charm', 'cardPut Runt']);
  });
});

describe('302.2, 801.1a cards from below', () => {
  driven('are put where they can stand alone', (begin) => {
    const hive = evolutionCreature({
      ...plain,
      name: 'Hive',
      power: 3000,
      abilities: [evolution({}), wheneverAttacks(self, moveUnder(self, 'all', 'battleZone'))],
    });
    const duel = begin({
      cards: [...cards, hive],
      step: 'attack',
      p1: { battleZone: [{ name: 'Hive', over: ['Charm', 'Giant', 'Herald'] }] },
    });
    duel.choose('Hive attacks the player');
    expect(duel.battleZones.p1).toEqual(['Hive (tapped, over Charm, Giant)', 'Herald']);
  });
});

describe('609.4 instead of an event', () => {
  driven('a card that cannot be put from the deck is not', (begin) => {
    const gate = creature({
      ...plain,
      name: 'Gate',
      power: 1000,
      abilities: [wouldDraw('you', insteadDo(topOfDeckTo('battleZone')))],
    });
    const drawing = (top: string): Driver =>
      cast(begin, draw(), {
        cards: [...cards, gate],
        p1: { battleZone: ['Brute', 'Gate'], deck: [top, 'Filler', 'Filler'] },
      });
    expect(drawing('Runt').battleZones.p1).toEqual(['Brute', 'Gate', 'Runt']);
    const duel = drawing('Charm');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([['Brute', 'Gate'], ['Charm']]);
  });
});

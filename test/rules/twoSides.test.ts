import { allCards, createDuel, PositionError, parsePosition, printPosition } from 'taiki';
import type { Effect } from 'taiki/words';
import {
  awaken,
  cardsIn,
  choose,
  creature,
  destroy,
  doubleBreaker,
  doubleFaced,
  dragheartCreature,
  dragheartFortress,
  dragonEvasion,
  dragonSolution,
  draw,
  each,
  gets,
  moveTo,
  opponentsCreatures,
  power,
  psychicCreature,
  psychicRelease,
  put,
  returnToHand,
  spell,
  spellAbility,
  turnOver,
  when,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { positionOf } from '../../engine/records/position.ts';
import { type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 2000 } as const;
const says = (name: string, ...effects: readonly Effect[]) =>
  spell({ name, civilizations: ['fire'], cost: 1, abilities: [spellAbility(...effects)] });
const itself = { of: 'any', filter: { itself: true } } as const;

const naming = (as: string): Effect => ({ do: 'nameCard', by: 'you', as });

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Colossus', power: 20000 }),
  doubleFaced(
    psychicCreature({
      ...plain,
      name: 'Scout of Time',
      cost: 4,
      races: ['Beast'],
      power: 3000,
      abilities: [
        awaken({ event: 'put', what: { of: 'you', filter: { type: 'creature', names: ['Raider'] } } }),
      ],
    }),
    psychicCreature({
      ...plain,
      name: 'Scout Awakened',
      civilizations: ['light'],
      cost: 8,
      races: ['Angel'],
      power: 9000,
      abilities: [doubleBreaker, psychicRelease, when({ event: 'turnedOver', what: itself }, draw())],
    }),
  ),
  doubleFaced(
    dragheartFortress({
      name: 'Hall',
      civilizations: ['fire'],
      cost: 3,
      abilities: [
        each(yourCreatures(), power(1000)),
        dragonSolution({
          event: 'put',
          what: { of: 'you', filter: { type: 'creature', names: ['Raider'] } },
        }),
      ],
    }),
    dragheartCreature({
      ...plain,
      name: 'Hall Dragon',
      cost: 7,
      power: 6000,
      abilities: [dragonEvasion, doubleBreaker],
    }),
  ),
  says('Gate', put(choose(cardsIn('hyperspatialZone', 'you')))),
  says('Turn', turnOver(choose(yourCreatures()))),
  says('Weaken', gets(choose(yourCreatures()), 'turn', power(-2000))),
  says('Recall', returnToHand(choose(yourCreatures()))),
  says('Doom', destroy(choose(opponentsCreatures()))),
];
const mana = { fire: 3 } as const;
const SCOUT = 'Scout of Time';

/** The side that lies up, with its power. */
const sides = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel.duel
    .view('p1')
    .zones[player].battleZone.flatMap((card) =>
      card.hidden ? [] : [`${card.current.name} ${card.current.power}${card.tapped ? ' tapped' : ''}`],
    );

describe('805 psychic creatures', () => {
  driven('805.4 begin in the hyperspatial zone, and are put with the first side up', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Gate', 'Raider'], manaZone: mana, hyperspatialZone: [SCOUT], battleZone: ['Raider'] },
    });
    duel.use('Cast Gate');
    expect(sides(duel)).toEqual(['Raider 2000', 'Scout of Time 3000']);
    expect(duel.count('p1', 'hyperspatialZone')).toBe(0);
  });

  driven('805.1a, 701.20a awaken as their ability says, and the side that lies up then sees it', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Raider'], manaZone: mana, battleZone: [SCOUT] } });
    duel.use('Summon Raider');
    expect(sides(duel)).toEqual(['Scout Awakened 9000', 'Raider 2000']);
    expect([duel.count('p1', 'hand'), duel.facts('cardTurnedOver')]).toEqual([
      1,
      ['cardTurnedOver Scout of Time'],
    ]);
    const [scout] = duel.duel.view('p1').zones.p1.battleZone;
    const now = scout !== undefined && 'current' in scout ? scout.current : undefined;
    expect([now?.civilizations, now?.races, now?.cost, now?.otherFace]).toEqual([
      ['light'],
      ['Angel'],
      8,
      undefined,
    ]);
  });

  driven('701.20a, 701.22a tell from which side they turn to which', (begin) => {
    const turnsOf = ({ duel }: Driver) =>
      duel.log.flatMap((fact) =>
        fact.kind === 'cardTurnedOver' ? [[fact.rule, fact.fromSide, fact.toSide]] : [],
      );
    const scout = begin({ cards, p1: { hand: ['Turn', 'Turn'], manaZone: mana, battleZone: [SCOUT] } });
    expect(turnsOf(scout.use('Cast Turn').use('Cast Turn'))).toEqual([
      ['701.20a', SCOUT, 'Scout Awakened'],
      ['701.20a', 'Scout Awakened', SCOUT],
    ]);
    const hall = begin({ cards, p1: { hand: ['Raider'], manaZone: mana, battleZone: ['Hall'] } });
    expect(turnsOf(hall.use('Summon Raider'))).toEqual([['701.22a', 'Hall', 'Hall Dragon']]);
  });

  driven('101.3 a card with one side does not turn over', (begin) => {
    const duel = begin({
      cards: [...cards, says('Turn All', turnOver(yourCreatures()))],
      p1: { hand: ['Turn All'], manaZone: mana, battleZone: [SCOUT, 'Raider'] },
    });
    duel.use('Cast Turn All');
    expect(sides(duel)).toEqual(['Scout Awakened 9000', 'Raider 2000']);
    expect(duel.facts('cardTurnedOver')).toEqual(['cardTurnedOver Scout of Time']);
  });

  driven('805.5 stay tapped and keep what was done to them', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Raider', 'Weaken'],
        manaZone: mana,
        battleZone: [{ name: SCOUT, tapped: true }, 'Colossus'],
      },
    });
    duel.use('Cast Weaken').choose(SCOUT).use('Summon Raider');
    expect(sides(duel)).toEqual(['Scout Awakened 7000 tapped', 'Colossus 20000', 'Raider 2000']);
  });

  driven('805.6 attack in the turn in which they are put once they have awakened', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Gate', 'Turn'], manaZone: mana, hyperspatialZone: [SCOUT, SCOUT] },
    });
    duel.use('Cast Gate').choose(SCOUT);
    duel.use('Cast Turn');
    expect(duel.options).toEqual(['Scout of Time attacks the player', 'Attack no more']);
    const fresh = begin({ cards, p1: { hand: ['Gate'], manaZone: mana, hyperspatialZone: [SCOUT, SCOUT] } });
    fresh.use('Cast Gate').choose(SCOUT);
    expect(fresh.asked).toBe('p2 charge');
  });

  driven('805.6a are affected again when turned back in that turn, not in a later one', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Turn'], manaZone: mana, battleZone: [{ name: SCOUT, otherFace: true }] },
    });
    duel.use('Cast Turn');
    expect(sides(duel)).toEqual(['Scout of Time 3000']);
    expect(duel.options).toEqual(['Scout of Time attacks the player', 'Attack no more']);
    const fresh = begin({
      cards,
      p1: { hand: ['Turn'], manaZone: mana, battleZone: [{ name: SCOUT, otherFace: true, fresh: true }] },
    });
    fresh.use('Cast Turn');
    expect(fresh.asked).toBe('p2 charge');
  });

  driven('805.1b released, they are turned over in place of leaving; then they leave', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Colossus', 'Colossus'] },
      p2: { battleZone: [{ name: SCOUT, otherFace: true, tapped: true }] },
    });
    duel.choose('Colossus attacks Scout of Time');
    expect(sides(duel, 'p2')).toEqual(['Scout of Time 3000 tapped']);
    duel.choose('Colossus attacks Scout of Time');
    expect([sides(duel, 'p2'), duel.names('p2', 'hyperspatialZone'), duel.names('p2', 'graveyard')]).toEqual([
      [],
      [SCOUT],
      [],
    ]);
  });

  driven(
    '117.1, 805.4b go to the hyperspatial zone instead of the hand, and come back with the first side up',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Recall', 'Gate'], manaZone: mana, battleZone: [SCOUT] },
      });
      duel.use('Cast Recall');
      expect([duel.names('p1', 'hyperspatialZone'), duel.names('p1', 'hand')]).toEqual([[SCOUT], ['Gate']]);
    },
  );
});

describe('807 draghearts', () => {
  driven('701.22a a fortress becomes a creature, and its own abilities end', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Raider'], manaZone: mana, battleZone: ['Hall'] } });
    duel.use('Summon Raider');
    expect(sides(duel)).toEqual(['Hall Dragon 6000', 'Raider 2000']);
    expect(duel.options).toEqual(['Hall attacks the player', 'Attack no more']);
  });

  driven('807.5a it attacks only if its card was there as the turn began', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Raider'], manaZone: mana, battleZone: [{ name: 'Hall', fresh: true }] },
    });
    duel.use('Summon Raider');
    expect(duel.asked).toBe('p2 charge');
  });

  driven('807.1b evades: the fortress stays, untapped, and the attack on it is over', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Colossus', 'Raider'] },
      p2: { battleZone: [{ name: 'Hall', otherFace: true, tapped: true }] },
    });
    duel.choose('Colossus attacks Hall');
    expect(sides(duel, 'p2')).toEqual(['Hall undefined']);
    expect(duel.options).toEqual(['Raider attacks the player', 'Attack no more']);
  });

  driven('505.6a an attacking dragheart that evades attacks no more', (begin) => {
    const duel = begin({
      cards: [
        ...cards,
        creature({
          ...plain,
          name: 'Snare',
          abilities: [
            when({ event: 'attacks', what: { of: 'opponent' } }, destroy(choose(opponentsCreatures()))),
          ],
        }),
      ],
      step: 'attack',
      p1: { battleZone: [{ name: 'Hall', otherFace: true }] },
      p2: { battleZone: ['Snare'] },
    });
    duel.choose('Hall attacks the player');
    expect([duel.count('p2', 'shieldZone'), sides(duel)]).toEqual([5, ['Hall undefined']]);
  });
});

describe('a position with the other face up', () => {
  driven('is printed and read', (begin) => {
    const duel = begin({ cards, p1: { battleZone: [{ name: SCOUT, otherFace: true }] } });
    const text = printPosition(positionOf(duel.duel.game, 'main'));
    expect(text).toContain('p1 battle zone: Scout of Time [other face]\n');
    expect(printPosition(parsePosition(text))).toBe(text);
    const position = parsePosition('turn 1 of p1, main\np1 battle zone: Raider [other face]');
    expect(() => createDuel({ cards, position })).toThrow(PositionError);
  });
});

describe('805.7, 807.6, 809.4 naming a card with two sides', () => {
  const slay = says('Name', naming('card'), destroy(opponentsCreatures({ named: 'card' })));
  const AWAKENED = { name: 'Scout of Time', otherFace: true } as const;

  driven('is by either side, and means the one that lies up, which may be released', (begin) => {
    for (const [name, left] of [
      ['Scout Awakened', ['Scout of Time', 'Scout of Time']],
      ['Scout of Time', ['Scout Awakened']],
    ] as const) {
      const duel = begin({
        cards: [...cards, slay],
        p1: { hand: ['Name'], manaZone: { fire: 1 } },
        p2: { battleZone: ['Scout of Time', AWAKENED] },
      });
      duel.use('Cast Name');
      expect(duel.options).toEqual(expect.arrayContaining(['Scout of Time', 'Scout Awakened', 'Hall']));
      expect(duel.options).toEqual([...new Set(duel.options)].sort());
      duel.choose(name);
      const up = duel.duel
        .view('p1')
        .zones.p2.battleZone.map((card) => (card.hidden ? 'hidden' : card.current.name));
      expect([name, up]).toEqual([name, left]);
    }
  });

  driven('means the first side in the hyperspatial zone', (begin) => {
    const fetch = says(
      'Fetch',
      naming('card'),
      put(choose(cardsIn('hyperspatialZone', 'you', { named: 'card' }))),
    );
    const p1 = { hand: ['Fetch'], manaZone: { fire: 1 }, hyperspatialZone: ['Scout of Time'] } as const;
    const first = begin({ cards: [...cards, fetch], p1 })
      .use('Cast Fetch')
      .choose('Scout of Time');
    expect(first.battleZones.p1).toEqual(['Scout of Time']);
    const other = begin({ cards: [...cards, fetch], p1 })
      .use('Cast Fetch')
      .choose('Scout Awakened');
    expect(other.battleZones.p1).toEqual([]);
  });
});

describe('200.3c a card with two sides, where cards are named', () => {
  const AWAKENED = { name: 'Scout of Time', otherFace: true } as const;
  const sweep = (min: number) =>
    says(`Sweep ${min}`, moveTo('graveyard', cardsIn('battleZone', 'opponent', { cost: { min } })));

  driven('has the cost of the side that lies up', (begin) => {
    for (const [min, left] of [
      [8, ['Scout of Time 4000', 'Scout of Time 4000', 'Hall undefined']],
      [4, ['Scout of Time 4000', 'Hall undefined']],
    ] as const) {
      const duel = begin({
        cards: [...cards, sweep(min)],
        p1: { hand: [`Sweep ${min}`], manaZone: { fire: 1 }, battleZone: ['Raider'] },
        p2: { battleZone: ['Scout of Time', AWAKENED, 'Hall'] },
      });
      duel.use(`Cast Sweep ${min}`);
      expect([sides(duel, 'p2'), duel.count('p2', 'graveyard')]).toEqual([left, 0]);
    }
  });

  driven('has that of its first side in the hyperspatial zone', (begin) => {
    const big = says('Big', put(choose(cardsIn('hyperspatialZone', 'you', { cost: { min: 5 } }))));
    const duel = begin({
      cards: [...cards, big],
      p1: { hand: ['Big'], manaZone: { fire: 1 }, hyperspatialZone: [SCOUT], battleZone: ['Raider'] },
    });
    duel.use('Cast Big');
    expect([sides(duel), duel.count('p1', 'hyperspatialZone')]).toEqual([['Raider 2000'], 1]);
  });
});

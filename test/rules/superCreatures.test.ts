import { allCards, parsePosition, printPosition } from 'taiki';
import type { Filter } from 'taiki/words';
import {
  awakeningLink,
  cardsIn,
  choose,
  creature,
  destroy,
  doubleBreaker,
  doubleFaced,
  dragheartFortress,
  dragheartSuperCreature,
  dragonSoulEvasion,
  draw,
  gets,
  insteadDo,
  linkRelease,
  opponentsCreatures,
  power,
  psychicCreature,
  psychicSuperCreature,
  put,
  returnToHand,
  self,
  turnOver,
  when,
  whenDestroyed,
  wouldBeDestroyed,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { positionOf } from '../../engine/records/position.ts';
import { type Begin, type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const itself = { of: 'any', filter: { itself: true } } as const;
const super3 = psychicSuperCreature({
  ...plain,
  civilizations: ['fire', 'water'],
  name: 'Trio Dragon',
  cost: 24,
  power: 20000,
  abilities: [
    doubleBreaker,
    linkRelease,
    whenDestroyed(self, draw()),
    when({ event: 'links', what: itself }, draw()),
  ],
});
const super2 = psychicSuperCreature({ ...plain, name: 'Duo Dragon', cost: 10, power: 9000, abilities: [] });
const hall = dragheartSuperCreature({
  ...plain,
  name: 'World Dragon',
  cost: 20,
  power: 12000,
  abilities: [dragonSoulEvasion],
});

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Colossus', power: 30000 }),
  creature({
    ...plain,
    name: 'Mourner',
    abilities: [
      when({ event: 'moved', what: { of: 'you', filter: { type: 'creature' } }, from: 'battleZone' }, draw()),
    ],
  }),
  doubleFaced(
    psychicCreature({ ...plain, name: 'Lead', cost: 3, abilities: [awakeningLink(['Left', 'Right'])] }),
    super3,
  ),
  doubleFaced(psychicCreature({ ...plain, name: 'Left', cost: 2, power: 1000 }), super3),
  doubleFaced(psychicCreature({ ...plain, name: 'Right', cost: 2, power: 3000 }), super3),
  doubleFaced(
    psychicCreature({
      ...plain,
      name: 'Sun',
      cost: 3,
      abilities: [awakeningLink(['Moon'], { event: 'attacks', what: itself })],
    }),
    super2,
  ),
  doubleFaced(psychicCreature({ ...plain, name: 'Moon', cost: 2 }), super2),
  doubleFaced(
    dragheartFortress({
      name: 'East Hall',
      civilizations: ['fire'],
      cost: 4,
      abilities: [awakeningLink(['West Hall'])],
    }),
    hall,
  ),
  doubleFaced(
    dragheartFortress({ name: 'West Hall', civilizations: ['fire'], cost: 4, abilities: [] }),
    hall,
  ),
  plainSpell('Gate', put(choose(cardsIn('hyperspatialZone', 'you')))),
  plainSpell('Doom', destroy(choose(yourCreatures()))),
  plainSpell('Recall', returnToHand(choose(opponentsCreatures()))),
  plainSpell('Turn', turnOver(choose(yourCreatures()))),
  plainSpell('Weaken', gets(choose(yourCreatures()), 'turn', power(-500))),
];
const mana = { fire: 4 } as const;
const TRIO = {
  name: 'Lead',
  otherFace: true,
  links: [
    { name: 'Left', x: 1, y: 0 },
    { name: 'Right', x: 2, y: 0 },
  ],
} as const;
const DUO = { name: 'Sun', otherFace: true, links: [{ name: 'Moon', x: 1, y: 0 }] } as const;
const WORLD = { name: 'East Hall', otherFace: true, links: [{ name: 'West Hall', x: 1, y: 0 }] } as const;

const there = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel.duel
    .view('judge')
    .zones[player].battleZone.map(
      ({ current, tapped, links }) =>
        `${current.name} ${current.power ?? '-'}${links.length === 0 ? '' : ` (${links.length + 1})`}${tapped ? ' tapped' : ''}`,
    );

describe('805.1c awakening links', () => {
  driven('turn all of them over and link them at the start of the turn', (begin) => {
    const duel = begin({
      cards,
      step: 'startOfTurn',
      p1: {
        battleZone: ['Raider', 'Left', 'Lead', 'Right'],
        hand: ['Gate'],
        deck: ['Raider', 'Raider', 'Raider'],
      },
    });
    expect([there(duel), duel.facts('cardTurnedOver', 'creatureLinked')]).toEqual([
      ['Raider 2000', 'Trio Dragon 20000 (3)'],
      ['cardTurnedOver Lead', 'creatureLinked Lead'],
    ]);
  });

  driven("do nothing while one is missing, or is the other player's", (begin) => {
    const duel = begin({
      cards,
      step: 'startOfTurn',
      p1: { battleZone: ['Left', 'Lead'], hand: ['Gate'], deck: ['Raider', 'Raider'] },
      p2: { battleZone: ['Right'] },
    });
    expect([there(duel), duel.facts('effectTriggered')]).toEqual([
      ['Left 1000', 'Lead 2000'],
      ['effectTriggered Lead'],
    ]);
  });

  driven('805.5, 805.6 go on with the attack, tapped, as the same creature', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Sun', { name: 'Moon', fresh: true }, 'Raider'] },
      p2: {
        battleZone: [
          { name: 'Colossus', tapped: true },
          { name: 'Raider', tapped: true },
        ],
      },
    });
    duel.choose('Sun attacks Raider');
    expect([there(duel), there(duel, 'p2')]).toEqual([
      ['Duo Dragon 9000 (2) tapped', 'Raider 2000'],
      ['Colossus 30000 tapped'],
    ]);
  });

  driven('ask which of several is linked, and a second copy stays alone', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Sun', { name: 'Moon', tapped: true }, { name: 'Moon', fresh: true }, 'Raider'] },
      p2: { battleZone: [{ name: 'Raider', tapped: true }] },
    });
    duel.choose('Sun attacks Raider');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Moon', 'Moon']]);
    duel.choose('Moon');
    expect(there(duel)).toEqual(['Duo Dragon 9000 (2) tapped', 'Moon 2000', 'Raider 2000']);
  });

  driven('806.2 keep what was done to each of them', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Weaken'], manaZone: mana, battleZone: ['Moon', 'Sun'] },
      p2: { shieldZone: 5 },
    });
    duel.use('Cast Weaken').choose('Moon').choose('Sun attacks the player');
    expect(there(duel)).toEqual(['Duo Dragon 8500 (2) tapped']);
  });
});

describe('806 psychic super creatures', () => {
  driven('806.1b-c, 806.1e with link release lose one cell, which is no creature that leaves', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom'], manaZone: mana, battleZone: [{ ...TRIO, tapped: true }, 'Mourner'], deck: 3 },
    });
    duel.use('Cast Doom').choose('Lead');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Lead', 'Left', 'Right']]);
    duel.choose('Left');
    expect([there(duel), duel.names('p1', 'hyperspatialZone'), duel.count('p1', 'hand')]).toEqual([
      ['Lead 2000 tapped', 'Mourner 2000', 'Right 3000 tapped'],
      ['Left'],
      0,
    ]);
    expect(duel.facts('cardTurnedOver', 'cardDestroyed')).toEqual([
      'cardTurnedOver Lead',
      'cardTurnedOver Right',
    ]);
  });

  const leaving = (filter: Filter) =>
    when(
      { event: 'moved', what: { of: 'any', filter: { type: 'card', ...filter } }, from: 'battleZone' },
      draw(),
    );
  const watchers = [
    creature({ ...plain, name: 'Poor', abilities: [leaving({ cost: { max: 0 } })] }),
    creature({ ...plain, name: 'Rich', abilities: [leaving({ cost: { min: 10 } })] }),
    creature({ ...plain, name: 'Clan', abilities: [leaving({ races: ['Human'] })] }),
    doubleFaced(
      psychicCreature({ ...plain, name: 'Lone Psychic', cost: 2 }),
      psychicSuperCreature({ ...plain, name: 'Psychic Whole', cost: 20, races: ['Human'], abilities: [] }),
    ),
    doubleFaced(
      dragheartFortress({ name: 'Lone Hall', civilizations: ['fire'], cost: 2, abilities: [] }),
      dragheartSuperCreature({ ...plain, name: 'Hall Whole', cost: 20, races: ['Human'], abilities: [] }),
    ),
  ];
  const turned = (begin: Begin, card: string): Driver => {
    const turn = plainSpell('Turn One', turnOver(choose(cardsIn('battleZone', 'you', { names: [card] }))));
    const battleZone = [card, 'Poor', 'Rich', 'Clan'];
    const duel = begin({
      cards: [...cards, ...watchers, turn],
      p1: { hand: ['Turn One'], manaZone: mana, battleZone, deck: 4 },
    });
    return duel.use('Cast Turn One');
  };

  driven('806.1d a psychic cell by itself costs 0, and has its races', (begin) => {
    const duel = turned(begin, 'Lone Psychic');
    expect(duel.names('p1', 'hyperspatialZone')).toEqual(['Lone Psychic']);
    duel.choose('Poor');
    expect(duel.facts('effectTriggered').toSorted()).toEqual([
      'effectTriggered Clan',
      'effectTriggered Poor',
    ]);
  });

  driven('808.1c a dragheart cell by itself costs 0 and has no races', (begin) => {
    const duel = turned(begin, 'Lone Hall');
    expect(duel.names('p1', 'hyperspatialZone')).toEqual(['Lone Hall']);
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Poor']);
  });

  driven('806.1d a super creature costs what is printed on it', (begin) => {
    const duel = begin({
      cards: [...cards, ...watchers],
      p1: { hand: ['Doom'], manaZone: mana, battleZone: [DUO, 'Poor', 'Rich', 'Clan'], deck: 4 },
    });
    duel.use('Cast Doom').choose('Sun');
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Rich']);
  });

  driven('806.2 come apart as each cell turns over once, beside other cards that do', (begin) => {
    const duel = begin({
      cards: [...cards, plainSpell('Turn All', turnOver(yourCreatures()))],
      p1: { hand: ['Turn All'], manaZone: mana, battleZone: [TRIO, 'Sun'] },
    });
    duel.use('Cast Turn All');
    expect(duel.facts('cardTurnedOver').toSorted()).toEqual([
      'cardTurnedOver Lead',
      'cardTurnedOver Left',
      'cardTurnedOver Right',
      'cardTurnedOver Sun',
    ]);
  });

  driven('without it leave as a whole', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom'], manaZone: mana, battleZone: [DUO, 'Mourner'], deck: 3 },
    });
    duel.use('Cast Doom').choose('Sun');
    expect([there(duel), duel.names('p1', 'hyperspatialZone').toSorted(), duel.count('p1', 'hand')]).toEqual([
      ['Mourner 2000'],
      ['Moon', 'Sun'],
      1,
    ]);
  });

  driven(
    "806.2a are released in the other player's turn, and the one chosen stays in the battle",
    (begin) => {
      const duel = begin({
        cards,
        step: 'attack',
        p1: { battleZone: ['Colossus', 'Colossus', 'Colossus'] },
        p2: { battleZone: [{ ...TRIO, tapped: true }] },
      });
      duel.choose('Colossus attacks Lead').choose('Right').choose('Left');
      expect([there(duel, 'p2'), duel.names('p2', 'hyperspatialZone')]).toEqual([
        ['Left 1000 tapped', 'Lead 2000 tapped'],
        ['Right'],
      ]);
      duel.choose('Colossus attacks Lead');
      expect(there(duel, 'p2')).toEqual(['Left 1000 tapped']);
    },
  );

  driven('have their own characteristics, not the sum of those of their cards', (begin) => {
    const duel = begin({ cards, p1: { battleZone: [TRIO], hand: ['Turn'] } });
    const [trio] = duel.duel.view('p1').zones.p1.battleZone;
    const now = trio !== undefined && 'current' in trio ? trio.current : undefined;
    expect([now?.name, now?.type, now?.cost, now?.power, now?.civilizations, now?.breakers]).toEqual([
      'Trio Dragon',
      'psychicSuperCreature',
      24,
      20000,
      ['fire', 'water'],
      ['double'],
    ]);
  });

  driven('703.4g, 806.1a a cell alone goes to the graveyard and home', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Turn'], manaZone: mana, battleZone: ['Left', 'Raider'] } });
    duel.use('Cast Turn').choose('Left');
    expect([there(duel), duel.names('p1', 'hyperspatialZone'), duel.names('p1', 'graveyard')]).toEqual([
      ['Raider 2000'],
      ['Left'],
      ['Turn'],
    ]);
  });

  driven('806.2 turned over by an effect come apart', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Turn'], manaZone: mana, battleZone: [{ ...DUO, tapped: true }, 'Raider'] },
    });
    duel.use('Cast Turn').choose('Sun');
    expect(there(duel)).toEqual(['Sun 2000 tapped', 'Raider 2000', 'Moon 2000 tapped']);
  });

  driven('609.3 replaced, are not released', (begin) => {
    const saved = [
      ...cards,
      creature({
        ...plain,
        name: 'Guardian',
        abilities: [wouldBeDestroyed({ of: 'you', filter: { type: 'psychicCreature' } }, insteadDo(draw()))],
      }),
    ];
    const duel = begin({
      cards: saved,
      p1: { hand: ['Doom'], manaZone: mana, battleZone: [TRIO, 'Guardian'], deck: 3 },
    });
    duel.use('Cast Doom').choose('Lead');
    expect([there(duel), duel.count('p1', 'hand')]).toEqual([['Trio Dragon 20000 (3)', 'Guardian 2000'], 1]);
  });
});

describe('808 dragheart super creatures', () => {
  driven('808.1 link from fortresses and attack at once', (begin) => {
    const duel = begin({
      cards,
      step: 'startOfTurn',
      p1: { battleZone: ['East Hall', 'West Hall'], hand: [], deck: ['Raider', 'Raider', 'Raider'] },
    });
    duel.passUntil('p1 attack');
    expect([there(duel), duel.options]).toEqual([
      ['World Dragon 12000 (2)'],
      ['East Hall attacks the player', 'Attack no more'],
    ]);
  });

  driven('808.1b evade: one cell goes back, the other is a fortress', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Colossus', 'Raider'] },
      p2: { battleZone: [{ ...WORLD, tapped: true }] },
    });
    duel.choose('Colossus attacks East Hall').choose('East Hall');
    expect([there(duel, 'p2'), duel.names('p2', 'hyperspatialZone')]).toEqual([
      ['West Hall -'],
      ['East Hall'],
    ]);
  });
});

describe('a position with a super creature', () => {
  driven('is printed and read', (begin) => {
    const duel = begin({ cards, p1: { battleZone: [TRIO], hand: ['Turn'] } });
    const text = printPosition(positionOf(duel.duel.game, 'main'));
    expect(text).toContain('p1 battle zone: Lead [other face] [linked 1 0: Left] [linked 2 0: Right]\n');
    expect(printPosition(parsePosition(text))).toBe(text);
  });
});

import { allCards, parsePosition, printPosition } from 'taiki';
import {
  called,
  cardsIn,
  choose,
  creature,
  destroy,
  doubleBreaker,
  doubleFaced,
  draw,
  duelist,
  duelistAbility,
  duelistLink,
  duelmateCreature,
  duelmateSpell,
  duelmateSuperCreature,
  evolution,
  evolutionCreature,
  inOrder,
  may,
  moveCell,
  opponentsCreatures,
  put,
  putUnder,
  returnToHand,
  self,
  spellAbility,
  the,
  useFree,
  when,
  wheneverAttacks,
  whenPut,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { positionOf } from '../../engine/records/position.ts';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const SONG = duelmateSuperCreature({
  ...plain,
  name: 'Song Dragon',
  civilizations: ['water'],
  races: ['Magic Dragon', 'Bard'],
  cost: 10,
  power: 9000,
  abilities: [doubleBreaker, wheneverAttacks(self, draw())],
});

const underBard = inOrder(
  { do: 'choose', what: called(choose(cardsIn('battleZone', 'you', { names: ['Bard of Waves'] })), 'bard') },
  putUnder(self, the('bard')),
);
const water = { civilizations: ['water'] as const, races: ['Bard'] };

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  duelist({
    name: 'Bard of Waves',
    civilizations: ['water'],
    cost: 2,
    abilities: [duelistAbility('Bard'), duelistLink('Bard')],
  }),
  doubleFaced(
    duelmateCreature({
      ...plain,
      ...water,
      name: 'Singer',
      cost: 3,
      power: 3000,
      abilities: [
        whenPut(self, draw()),
        wheneverAttacks(self, may(useFree(choose(cardsIn('hyperspatialZone', 'you', { type: 'spell' }))))),
      ],
    }),
    SONG,
  ),
  doubleFaced(
    duelmateSpell({
      ...water,
      name: 'First Verse',
      cost: 2,
      abilities: [spellAbility(inOrder(draw(), underBard))],
    }),
    SONG,
  ),
  doubleFaced(
    duelmateSpell({ ...water, name: 'Last Verse', cost: 4, abilities: [spellAbility(underBard)] }),
    SONG,
  ),
  doubleFaced(
    duelmateSpell({
      ...water,
      races: ['Painter'],
      name: 'Sketch',
      cost: 1,
      abilities: [spellAbility(draw())],
    }),
    duelmateSuperCreature({ ...plain, name: 'Picture', power: 1000 }),
  ),
  evolutionCreature({
    ...plain,
    name: 'Lord',
    cost: 1,
    power: 5000,
    abilities: [evolution({ type: 'creature' })],
  }),
  plainSpell('Gate', put(choose(cardsIn('hyperspatialZone', 'you', { type: 'creature' })))),
  plainSpell('Doom', destroy(choose(opponentsCreatures()))),
  plainSpell('Chip', moveCell(opponentsCreatures({ type: 'duelmateCreature' }), 'hand')),
  creature({
    ...plain,
    name: 'Mourner',
    abilities: [
      when({ event: 'moved', what: { of: 'any', filter: { type: 'creature' } }, from: 'battleZone' }, draw()),
    ],
  }),
  plainSpell('Bounce', returnToHand(choose(cardsIn('battleZone', 'any', { type: 'duelist' })))),
];
const mana = { water: 3, fire: 1 } as const;
const BEYOND = ['First Verse', 'Last Verse', 'Singer', 'Sketch'] as const;
const LINKED = {
  name: 'Singer',
  otherFace: true,
  links: [
    { name: 'First Verse', x: 1, y: 0 },
    { name: 'Last Verse', x: 2, y: 0 },
  ],
} as const;

const there = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel.duel
    .view('judge')
    .zones[player].battleZone.map(
      ({ current, tapped, links, under }) =>
        `${current.name} ${current.power ?? '-'}${links.length === 0 ? '' : ` (${links.length + 1})`}${under.length === 0 ? '' : ` over ${under.length}`}${tapped ? ' tapped' : ''}`,
    );

describe('820 duelmates', () => {
  driven('820.4, 820.4a begin in the hyperspatial zone, and are not used by paying their costs', (begin) => {
    const duel = begin({
      cards,
      p1: { hyperspatialZone: [...BEYOND], hand: ['Raider'], manaZone: { water: 9, fire: 2 } },
    });
    expect([duel.options, duel.names('p1', 'hyperspatialZone')]).toEqual([
      ['Summon Raider', 'Go on to the attack step'],
      BEYOND,
    ]);
  });

  driven('820.4b, 117.1 go back there from any other zone but the battle zone', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Raider'], manaZone: mana },
      p2: { battleZone: ['Raider', 'Singer'] },
    });
    duel.use('Cast Doom').choose('Singer');
    expect([there(duel, 'p2'), duel.names('p2', 'hyperspatialZone'), duel.names('p2', 'graveyard')]).toEqual([
      ['Raider 2000'],
      ['Singer'],
      [],
    ]);
  });
});

describe('317.4 duelists', () => {
  driven('let a duelmate of their race be used for nothing, once in a turn', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hyperspatialZone: [...BEYOND],
        hand: ['Raider'],
        manaZone: mana,
        battleZone: ['Bard of Waves'],
        deck: 5,
      },
    });
    expect(duel.options).toEqual([
      'Summon Raider',
      'Cast First Verse',
      'Cast Last Verse',
      'Summon Singer',
      'Go on to the attack step',
    ]);
    duel.use('Summon Singer');
    expect([there(duel), duel.names('p1', 'hand'), duel.options]).toEqual([
      ['Bard of Waves -', 'Singer 3000'],
      ['Filler', 'Raider'],
      ['Summon Raider', 'Go on to the attack step'],
    ]);
    expect(duel.duel.view('judge').zones.p1.manaZone.filter(({ tapped }) => tapped)).toEqual([]);
  });

  driven('let duelmates be used whose costs are at most the number of cards in the mana zone', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hyperspatialZone: [...BEYOND],
        hand: ['Raider'],
        manaZone: { water: 2 },
        battleZone: ['Bard of Waves'],
      },
    });
    expect(duel.options).toEqual(['Cast First Verse', 'Go on to the attack step']);
  });

  driven("do nothing in the other player's turn, and nothing once they have gone", (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Bounce', 'Raider'], manaZone: mana, hyperspatialZone: ['Singer'], deck: 5 },
      p2: { battleZone: ['Bard of Waves'], hyperspatialZone: [...BEYOND], manaZone: mana, deck: 5 },
    });
    expect(duel.options).toEqual(['Cast Bounce', 'Summon Raider', 'Go on to the attack step']);
    duel.use('Cast Bounce').passUntil('p2 main');
    expect(duel.options.filter((option) => !option.includes('Filler'))).toEqual([
      'Execute Bard of Waves',
      'Go on to the attack step',
    ]);
  });

  driven('put a spell that says so below them, which goes home with them', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hyperspatialZone: [...BEYOND],
        hand: ['Bounce', 'Raider'],
        manaZone: mana,
        battleZone: ['Bard of Waves'],
        deck: 5,
      },
    });
    duel.use('Cast First Verse');
    expect([there(duel), duel.names('p1', 'hyperspatialZone'), duel.names('p1', 'hand')]).toEqual([
      ['Bard of Waves - over 1'],
      ['Last Verse', 'Singer', 'Sketch'],
      ['Bounce', 'Filler', 'Raider'],
    ]);
    duel.use('Cast Bounce');
    expect([there(duel), duel.names('p1', 'hyperspatialZone'), duel.names('p1', 'hand')]).toEqual([
      [],
      [...BEYOND],
      ['Bard of Waves', 'Filler', 'Raider'],
    ]);
  });
});

const READY = {
  hyperspatialZone: ['Singer'],
  hand: ['Raider'],
  manaZone: mana,
  deck: 5,
  shieldZone: 1,
} as const;

describe('317.5, 821 duelist links', () => {
  driven(
    'turn three duelmates of different names over, those below the duelist too, before what has triggered resolves; the creature attacks at once',
    (begin) => {
      const duel = begin({
        cards,
        p1: { ...READY, battleZone: [{ name: 'Bard of Waves', over: ['First Verse', 'Last Verse'] }] },
        p2: { battleZone: ['Raider'], shieldZone: 2 },
      });
      duel.use('Summon Singer');
      expect([there(duel), duel.names('p1', 'hand')]).toEqual([
        ['Bard of Waves -', 'Song Dragon 9000 (3)'],
        ['Filler', 'Raider'],
      ]);
      const kinds = duel.duel.log.map(({ kind }) => kind);
      expect(kinds.indexOf('creatureLinked')).toBeLessThan(kinds.indexOf('effectBegan'));
      expect(kinds.filter((kind) => kind === 'cardPut')).toHaveLength(1);
      duel.choose('Go on to the attack step');
      expect(duel.options.filter((option) => option.includes('Singer'))).toEqual([
        'Singer attacks the player',
      ]);
    },
  );

  driven('do not link two of one name', (begin) => {
    const duel = begin({
      cards,
      p1: { ...READY, battleZone: [{ name: 'Bard of Waves', over: ['First Verse', 'First Verse'] }] },
    });
    duel.use('Summon Singer');
    expect(there(duel)).toEqual(['Bard of Waves - over 2', 'Singer 3000']);
  });

  driven('do not link without the duelist', (begin) => {
    const duel = begin({
      cards,
      p1: {
        ...READY,
        hand: ['Gate', 'Raider'],
        battleZone: [{ name: 'Raider', over: ['First Verse', 'Last Verse'] }],
      },
    });
    duel.use('Cast Gate');
    expect(there(duel)).toEqual(['Raider 2000 over 2', 'Singer 3000']);
  });

  driven('let their player choose among several, and link again what is left with others', (begin) => {
    const duel = begin({
      cards,
      p1: {
        ...READY,
        battleZone: [
          { name: 'Bard of Waves', over: ['First Verse', 'Last Verse'] },
          { name: 'Raider', over: ['Last Verse'] },
        ],
      },
    });
    duel.use('Summon Singer');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Last Verse', 'Last Verse']]);
    duel.duel.choose(1);
    expect(there(duel)).toEqual(['Bard of Waves - over 1', 'Raider 2000', 'Song Dragon 9000 (3)']);
  });

  driven('821.1 is a duelmate creature; as it leaves all its cards go home', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Raider'], manaZone: mana },
      p2: { battleZone: ['Raider', LINKED] },
    });
    duel.use('Cast Doom').choose('Singer');
    expect([there(duel, 'p2'), duel.names('p2', 'hyperspatialZone')]).toEqual([
      ['Raider 2000'],
      ['First Verse', 'Last Verse', 'Singer'],
    ]);
  });

  driven(
    '821.1c a cell that leaves is no creature that leaves and goes home; the others stay one creature until one is alone',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Chip', 'Chip', 'Raider'], manaZone: { fire: 4 }, deck: 5 },
        p2: { battleZone: [LINKED, 'Mourner'], deck: 5 },
      });
      duel.use('Cast Chip').choose('Last Verse');
      expect([there(duel, 'p2'), duel.names('p2', 'hyperspatialZone'), duel.count('p2', 'hand')]).toEqual([
        ['Song Dragon 9000 (2)', 'Mourner 2000'],
        ['Last Verse'],
        0,
      ]);
      duel.use('Cast Chip').choose('Singer');
      expect([there(duel, 'p2'), duel.names('p2', 'hyperspatialZone'), duel.count('p2', 'hand')]).toEqual([
        ['Mourner 2000'],
        ['First Verse', 'Last Verse', 'Singer'],
        0,
      ]);
    },
  );

  driven('821.1d has the civilizations, races and cost of the whole creature', (begin) => {
    const duel = begin({ cards, p1: { battleZone: [LINKED], hand: ['Raider'] } });
    const [song] = duel.duel.view('judge').zones.p1.battleZone;
    expect(song?.current).toMatchObject({
      cost: 10,
      races: ['Magic Dragon', 'Bard'],
      civilizations: ['water'],
    });
  });

  driven('is linked in the middle of an attack, and goes on with the attack of one of its cells', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: {
        battleZone: ['Singer', { name: 'Bard of Waves', over: ['First Verse'] }],
        hyperspatialZone: ['Last Verse'],
        deck: 5,
      },
      p2: { shieldZone: 2, battleZone: ['Raider'], deck: 5 },
    });
    duel.choose('Singer attacks the player').choose('Yes');
    expect(there(duel)).toEqual(['Song Dragon 9000 (3) tapped', 'Bard of Waves -']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p1', 'hand')]).toEqual([0, 0]);
  });

  driven('stay below an evolution creature that is put on their creature', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: [LINKED, 'Bard of Waves'], hand: ['Lord', 'Raider'], manaZone: { fire: 2 }, deck: 5 },
    });
    duel.use('Summon Lord');
    expect(there(duel)).toEqual(['Lord 5000 over 3', 'Bard of Waves -']);
  });

  driven('lie as they lay in a position that is printed and parsed', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: [LINKED, { name: 'Bard of Waves', over: ['First Verse'] }], hand: ['Raider'] },
    });
    const text = printPosition(positionOf(duel.duel.game, 'main'));
    expect(printPosition(parsePosition(text))).toBe(text);
    expect(there(duel)).toEqual(['Song Dragon 9000 (3)', 'Bard of Waves - over 1']);
  });
});

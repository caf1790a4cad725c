import { allCards, createDuel, parsePosition, printPosition } from 'taiki';
import {
  beginsLinkedInBattleZone,
  cannot,
  cardsIn,
  choose,
  core,
  creature,
  destroy,
  doubleFaced,
  draw,
  each,
  finalForbiddenCreature,
  finalForbiddenField,
  forbiddenExplosion,
  has,
  insteadDo,
  opponentsCreatures,
  power,
  put,
  putIntoGraveyard,
  putIntoMana,
  returnToHand,
  seal,
  self,
  when,
  wheneverAttacks,
  wouldBeDestroyed,
  yourCreatures,
  yourSeals,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { positionOf } from '../../engine/records/position.ts';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const CORNERS = ['Corner A', 'Corner B', 'Corner C', 'Corner D'] as const;
const itself = { of: 'any', filter: { itself: true } } as const;
const PLACES = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
] as const;
const links = CORNERS.map((name, index) => ({ name, ...(PLACES[index] ?? { x: 0, y: 0 }) }));
const STAR = { name: 'Star', links, seals: ['Raider', 'Colossus'] } as const;
const ENDED = { name: 'Star', otherFace: true, links } as const;

const corner = (name: string) =>
  doubleFaced(
    finalForbiddenField({ name, civilizations: ['fire'] }),
    core({ name: 'Core', civilizations: ['fire'] }),
  );
const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Officer', races: ['Demon Command'] }),
  creature({ ...plain, name: 'Colossus', power: 30000 }),
  creature({
    ...plain,
    name: 'Guardian',
    abilities: [
      wouldBeDestroyed({ of: 'you', filter: { type: 'finalForbiddenCreature' } }, insteadDo(draw())),
    ],
  }),
  creature({
    ...plain,
    name: 'Mourner',
    abilities: [
      when({ event: 'moved', what: { of: 'you', filter: { type: 'creature' } }, from: 'battleZone' }, draw()),
    ],
  }),
  ...CORNERS.map(corner),
  doubleFaced(
    finalForbiddenField({
      name: 'Star',
      civilizations: ['fire'],
      abilities: [
        beginsLinkedInBattleZone(4, CORNERS),
        has(cannot({ do: 'move', from: 'battleZone' })),
        each(opponentsCreatures(), power(-500)),
        forbiddenExplosion,
      ],
    }),
    finalForbiddenCreature({
      ...plain,
      name: 'Last Day',
      cost: 20,
      power: 9000,
      abilities: [
        when({ event: 'turnedOver', what: itself }, seal(opponentsCreatures())),
        wheneverAttacks(self, draw()),
      ],
    }),
  ),
  plainSpell('Unseal', putIntoGraveyard(choose(yourSeals))),
  plainSpell('Doom', destroy(choose(yourCreatures()))),
  plainSpell('Drop', returnToHand(choose(cardsIn('battleZone', 'you', { type: 'field' })))),
  plainSpell('Recall', returnToHand(choose(opponentsCreatures()))),
  plainSpell('Bury', putIntoMana(choose(yourCreatures()))),
  plainSpell('Raise', put(choose(cardsIn('graveyard', 'you', { type: 'finalForbiddenField' })))),
];
const mana = { fire: 6 } as const;

const there = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel.duel
    .view(player === 'p1' ? 'p2' : 'p1')
    .zones[player].battleZone.map((card) =>
      card.hidden
        ? 'seal'
        : `${card.current.name} ${card.current.power ?? '-'}${card.links.length === 0 ? '' : ` (${card.links.length + 1})`}${card.tapped ? ' tapped' : ''}${card.seals === 0 ? '' : ` sealed ${card.seals}`}`,
    );

describe('103.3 final forbidden fields at the start of the duel', () => {
  const others = [
    'Raider',
    'Colossus',
    'Guardian',
    'Mourner',
    'Unseal',
    'Doom',
    'Recall',
    'Raise',
    'Bury',
    'Emerald Grass',
  ];
  const deck = (first: readonly string[]): readonly string[] => [
    ...first,
    ...Array.from({ length: 40 - first.length }, (_, index) => others[index % others.length] ?? ''),
  ];
  const begin = (first: readonly string[]) =>
    createDuel({ cards, decks: { p1: deck(first), p2: deck([]) }, seed: 5 });
  const shown = (first: readonly string[]) =>
    begin(first)
      .view('p2')
      .zones.p1.battleZone.map((card) =>
        card.hidden
          ? 'seal'
          : `${card.name} (${card.links.map(({ name, x, y }) => `${name} ${x} ${y}`).join(', ')})`,
      );

  test('are one field of five cards with its seals', () => {
    expect(shown(['Star', ...CORNERS])).toEqual([
      'Star (Corner A -1 -1, Corner B 1 -1, Corner C -1 1, Corner D 1 1)',
      ...Array<string>(4).fill('seal'),
    ]);
    const { p1 } = begin(['Star', ...CORNERS]).view('p2').zones;
    expect([p1.deck.length, p1.shieldZone.length, p1.hand.length]).toEqual([21, 5, 5]);
  });

  test('100.5 of several copies one set begins there', () => {
    expect(shown(['Star', 'Star', ...CORNERS, ...CORNERS])).toHaveLength(5);
  });
});

describe('204.3c final forbidden fields', () => {
  driven('are fields whose abilities work, sealed or not', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Drop', 'Raider'], manaZone: mana, battleZone: [STAR] },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Cast Drop');
    expect([there(duel), there(duel, 'p2')]).toEqual([
      ['Star - (5) sealed 2', 'seal', 'seal'],
      ['Raider 1500'],
    ]);
  });

  driven('309.2 are not used, nor put by an effect', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Star', 'Corner A', 'Raise'], manaZone: mana, graveyard: ['Corner B'] },
    });
    expect(duel.options).toEqual(['Cast Raise', 'Go on to the attack step']);
    duel.use('Cast Raise');
    expect([there(duel), duel.names('p1', 'graveyard')]).toEqual([[], ['Corner B', 'Raise']]);
  });
});

describe('701.29a forbidden explosion', () => {
  driven('turns all five cards over with the last seal: one creature, which attacks', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Unseal', 'Unseal'], manaZone: mana, battleZone: [STAR], deck: 4 },
      p2: { battleZone: ['Raider'], shieldZone: 3, deck: 4 },
    });
    duel.use('Cast Unseal').choose(duel.options[0] ?? '');
    expect([there(duel), duel.facts('cardTurnedOver')]).toEqual([['Star - (5) sealed 1', 'seal'], []]);
    duel.use('Cast Unseal');
    expect([there(duel), duel.facts('cardTurnedOver'), there(duel, 'p2')]).toEqual([
      ['Last Day 9000 (5)'],
      ['cardTurnedOver Star'],
      ['seal', 'Raider 2000 sealed 1'],
    ]);
    duel.choose('Star attacks the player');
    expect([there(duel), duel.count('p1', 'hand')]).toEqual([['Last Day 9000 (5) tapped'], 1]);
  });

  driven("116.4 follows a Command, but not the other player's", (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Officer', 'Raider'],
        manaZone: mana,
        battleZone: [{ ...STAR, seals: ['Raider'] }],
        deck: 4,
      },
      p2: { battleZone: [{ ...STAR, seals: ['Raider'] }] },
    });
    duel.use('Summon Officer');
    expect([there(duel), there(duel, 'p2')]).toEqual([
      ['Last Day 8500 (5)', 'Officer 1500'],
      ['Star - (5) sealed 1', 'seal'],
    ]);
  });
});

describe('309 cores', () => {
  driven('309.4 move as cards with their creature, which is one', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Raider'], manaZone: mana, battleZone: [ENDED, 'Mourner'], deck: 4 },
    });
    duel.use('Cast Doom').choose('Star');
    expect([there(duel), duel.names('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([
      ['Mourner 2000'],
      [...CORNERS, 'Doom', 'Star'],
      2,
    ]);
  });

  driven("in the other player's turn too", (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: [ENDED], deck: 4 },
      p2: { hand: ['Recall', 'Raider'], manaZone: mana, shieldZone: 2, deck: 5 },
    });
    duel.choose('Attack no more').passUntil('p2 main').use('Cast Recall');
    expect([there(duel), duel.names('p1', 'hand')]).toEqual([[], [...CORNERS, 'Star']]);
  });

  driven('stay where the destruction of their creature is replaced', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom'], manaZone: mana, battleZone: [ENDED, 'Guardian'], deck: 3 },
    });
    duel.use('Cast Doom').choose('Star');
    expect([there(duel), duel.count('p1', 'hand')]).toEqual([['Last Day 9000 (5)', 'Guardian 2000'], 1]);
  });

  driven('309.5 give no mana in the mana zone, but their civilization', (begin) => {
    for (const [manaZone, options] of [
      [['Corner A'], []],
      [['Aqua Guard'], []],
      [['Corner A', 'Aqua Guard'], ['Summon Raider']],
    ] as const) {
      const duel = begin({ cards, p1: { hand: ['Raider', 'Aqua Guard'], manaZone } });
      expect(duel.options.filter((option) => option === 'Summon Raider')).toEqual(options);
    }
  });

  driven('309.7, 703.4g by themselves go to the graveyard, also several of them', (begin) => {
    for (const alone of [
      { name: 'Corner A', otherFace: true },
      { name: 'Corner A', otherFace: true, links: [{ name: 'Corner B', x: 1, y: 0 }] },
    ]) {
      const duel = begin({
        cards,
        p1: { hand: ['Raider'], manaZone: mana, battleZone: [alone, 'Mourner'], deck: 3 },
      });
      duel.use('Summon Raider');
      expect([there(duel), duel.count('p1', 'hand'), duel.names('p1', 'graveyard')[0]]).toEqual([
        ['Mourner 2000', 'Raider 2000'],
        0,
        'Corner A',
      ]);
    }
  });
});

describe('a position with a final forbidden field', () => {
  driven('is printed and read', (begin) => {
    const duel = begin({ cards, p1: { battleZone: [STAR], hand: ['Doom'] } });
    const text = printPosition(positionOf(duel.duel.game, 'main'));
    expect(text).toContain('p1 battle zone: Star [linked -1 -1: Corner A] [linked 1 -1: Corner B]');
    expect(printPosition(parsePosition(text))).toBe(text);
  });
});

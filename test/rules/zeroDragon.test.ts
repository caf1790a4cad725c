import { allCards, createDuel, parsePosition, printPosition } from 'taiki';
import {
  atEndOfYourTurn,
  beginsInBattleZone,
  cardsIn,
  choose,
  creature,
  destroy,
  doubleFaced,
  draw,
  each,
  insteadDo,
  linkTo,
  may,
  nebula,
  opponentsCreatures,
  power,
  put,
  returnToHand,
  rite,
  self,
  when,
  wheneverAttacks,
  wouldBeDestroyed,
  yourCreatures,
  zeroDragonBirth,
  zeroDragonCreature,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { positionOf } from '../../engine/records/position.ts';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const NEBULAE = ['North', 'East', 'South', 'West'] as const;
const itself = { of: 'any', filter: { itself: true } } as const;

const zero = zeroDragonCreature({
  ...plain,
  name: 'Nought',
  races: ['Dragon'],
  cost: 7,
  power: 8000,
  abilities: [when({ event: 'turnedOver', what: itself }, draw()), wheneverAttacks(self, draw())],
});
const altar = doubleFaced(
  rite({
    name: 'Altar',
    civilizations: ['darkness'],
    abilities: [beginsInBattleZone(0, NEBULAE), each(opponentsCreatures(), power(-500)), zeroDragonBirth],
  }),
  zero,
);
const toAltar = linkTo(self, choose(cardsIn('battleZone', 'you', { type: 'rite' })));
const star = (name: string) =>
  doubleFaced(
    nebula({
      name,
      civilizations: ['darkness'],
      abilities: name === 'North' ? [atEndOfYourTurn(may(toAltar))] : [],
    }),
    zero,
  );
const cards = [
  ...allCards,
  altar,
  ...NEBULAE.map(star),
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Colossus', power: 30000 }),
  creature({
    ...plain,
    name: 'Guardian',
    abilities: [wouldBeDestroyed({ of: 'you', filter: { type: 'zeroDragonCreature' } }, insteadDo(draw()))],
  }),
  creature({
    ...plain,
    name: 'Mourner',
    abilities: [
      when({ event: 'moved', what: { of: 'you', filter: { type: 'creature' } }, from: 'battleZone' }, draw()),
    ],
  }),
  plainSpell(
    'Align',
    linkTo(
      choose(cardsIn('battleZone', 'you', { type: 'nebula' })),
      choose(cardsIn('battleZone', 'you', { type: 'rite' })),
    ),
  ),
  plainSpell(
    'Misalign',
    linkTo(
      choose(cardsIn('battleZone', 'opponent', { type: 'nebula' })),
      choose(cardsIn('battleZone', 'you', { type: 'rite' })),
    ),
  ),
  plainSpell('Doom', destroy(choose(yourCreatures()))),
  plainSpell('Recall', returnToHand(choose(opponentsCreatures()))),
  plainSpell('Raise', put(choose(cardsIn('graveyard', 'you', { type: 'zeroDragonCreature' })))),
  plainSpell('Call', put(choose(cardsIn('graveyard', 'you', { type: 'nebula' })))),
  plainSpell('Search', returnToHand(choose(cardsIn('graveyard', 'you', { type: 'zeroDragonCreature' })))),
  plainSpell('Ask North', returnToHand(choose(cardsIn('battleZone', 'you', { names: ['North'] })))),
  plainSpell('Ask Altar', returnToHand(choose(cardsIn('battleZone', 'you', { names: ['Altar'] })))),
  plainSpell('Name', { do: 'nameCard', by: 'you', as: 'named' }),
];
const mana = { fire: 6 } as const;
const linked = (...names: readonly string[]) =>
  names.map((name, index) => ({
    name,
    ...[
      { x: 1, y: 0 },
      { x: -1, y: 0 },
      { x: 0, y: -1 },
      { x: 0, y: 1 },
    ][index],
  })) as readonly {
    readonly name: string;
    readonly x: number;
    readonly y: number;
  }[];
const NOUGHT = { name: 'Altar', otherFace: true, links: linked(...NEBULAE) } as const;
const THREE = { name: 'Altar', links: linked('North', 'East', 'South') } as const;

const there = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel.duel
    .view(player === 'p1' ? 'p2' : 'p1')
    .zones[player].battleZone.map((card) =>
      card.hidden
        ? 'hidden'
        : `${card.current.name} ${card.current.power ?? '-'}${card.links.length === 0 ? '' : ` (${card.links.length + 1})`}${card.tapped ? ' tapped' : ''}`,
    );

describe('812.3, 311.2 a rite at the start of the duel', () => {
  const others = [
    'Raider',
    'Colossus',
    'Guardian',
    'Mourner',
    'Align',
    'Doom',
    'Recall',
    'Raise',
    'Search',
    'Emerald Grass',
  ];
  const deck = (first: readonly string[]): readonly string[] => [
    ...first,
    ...Array.from({ length: 40 - first.length }, (_, index) => others[index % others.length] ?? ''),
  ];
  const begin = (first: readonly string[]) =>
    createDuel({ cards, decks: { p1: deck(first), p2: deck([]) }, seed: 5 });

  test('lies in the battle zone beside one nebula of each name, before shields and hands are dealt', () => {
    const { zones } = begin(['Altar', ...NEBULAE]).view('p2');
    expect(zones.p1.battleZone.map((card) => (card.hidden ? '' : card.name))).toEqual(['Altar', ...NEBULAE]);
    expect([zones.p1.deck.length, zones.p1.shieldZone.length, zones.p1.hand.length]).toEqual([25, 5, 5]);
  });

  test('100.5 of several copies one set begins there', () => {
    const { zones } = begin(['Altar', 'Altar', ...NEBULAE, ...NEBULAE]).view('p2');
    expect([zones.p1.battleZone.length, zones.p1.deck.length]).toEqual([5, 25]);
  });

  test('lies alone where the deck has no nebulae, and they stay in a deck without it', () => {
    expect(begin(['Altar', 'North']).view('p2').zones.p1.battleZone).toHaveLength(2);
    expect(begin([...NEBULAE]).view('p2').zones.p1.battleZone).toEqual([]);
  });

  test('110.3d its static abilities work, and nothing triggers', () => {
    const duel = begin(['Altar', ...NEBULAE]);
    expect(duel.log.some(({ kind }) => kind === 'effectTriggered')).toBe(false);
  });
});

describe('311.3 rites and nebulae', () => {
  driven('are not used from the hand, nor put by an effect', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Altar', 'North', 'Call', 'Raise'],
        manaZone: { fire: 5, darkness: 2 },
        graveyard: ['East'],
      },
    });
    expect(duel.options).toEqual(['Cast Call', 'Cast Raise', 'Go on to the attack step']);
    duel.use('Cast Call').use('Cast Raise');
    expect([there(duel), duel.names('p1', 'graveyard')]).toEqual([[], ['Call', 'East', 'Raise']]);
  });

  driven('110.3d have static abilities that work in the battle zone, linked too', (begin) => {
    for (const card of ['Altar', THREE]) {
      const duel = begin({
        cards,
        p1: { battleZone: [card], hand: ['Doom'] },
        p2: { battleZone: ['Raider'] },
      });
      expect(there(duel, 'p2')).toEqual(['Raider 1500']);
    }
  });
});

describe('701.18a nebulae', () => {
  driven('are linked with their rite one by one, as part of it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Align', 'Align'], manaZone: mana, battleZone: ['North', 'Altar', 'East', 'West'] },
    });
    duel.use('Cast Align').choose('East');
    expect(there(duel)).toEqual(['North -', 'Altar - (2)', 'West -']);
    duel.use('Cast Align').choose('West');
    expect([there(duel), duel.facts('creatureLinked'), duel.zone('p1', 'battleZone')]).toEqual([
      ['North -', 'Altar - (3)'],
      ['creatureLinked Altar', 'creatureLinked Altar'],
      ['North', 'Altar (linked with West, East)'],
    ]);
  });

  driven('link by an ability of their own, in the turn of their player alone', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Altar', 'North', 'Raider'], deck: 4 },
      p2: { deck: 4, battleZone: ['Altar', 'North'] },
    });
    duel.choose('Attack no more').choose(duel.options.find((label) => label !== duel.options.at(-1)) ?? '');
    expect([there(duel), there(duel, 'p2')]).toEqual([
      ['Altar - (2)', 'Raider 1500'],
      ['Altar -', 'North -'],
    ]);
  });

  driven("are not linked with the other player's, nor without a rite", (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Misalign', 'Align'], manaZone: mana, battleZone: ['Raider', 'Altar'] },
      p2: { battleZone: ['North'] },
    });
    duel.use('Cast Misalign').use('Cast Align');
    expect([there(duel), there(duel, 'p2')]).toEqual([['Raider 2000', 'Altar -'], ['North -']]);
  });
});

describe('701.31a, 812.1a Zero Dragon birth', () => {
  driven('turns all five over as one creature, which is the same as the rite was and attacks', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Align'], manaZone: mana, battleZone: ['Raider', THREE, 'West'], deck: 5 },
      p2: { shieldZone: 3 },
    });
    duel.use('Cast Align');
    expect([there(duel), duel.facts('cardTurnedOver'), duel.count('p1', 'hand')]).toEqual([
      ['Raider 2000', 'Nought 8000 (5)'],
      ['cardTurnedOver Altar'],
      1,
    ]);
    duel.choose('Altar attacks the player');
    expect([there(duel), duel.count('p1', 'hand')]).toEqual([['Raider 2000', 'Nought 8000 (5) tapped'], 2]);
  });

  driven('does not come with the third, nor with a second rite beside it', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Align'],
        manaZone: mana,
        battleZone: [{ name: 'Altar', links: linked('North', 'East') }, 'West', 'Altar'],
        deck: 3,
      },
    });
    duel.use('Cast Align').choose(duel.options[0] ?? '');
    expect([there(duel), duel.facts('cardTurnedOver')]).toEqual([['Altar - (4)', 'Altar -'], []]);
  });

  driven('leaves the abilities of the rite behind', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: [NOUGHT], hand: ['Doom'] },
      p2: { battleZone: ['Raider'] },
    });
    expect(there(duel, 'p2')).toEqual(['Raider 2000']);
  });
});

describe('812.1 Zero Dragons', () => {
  driven('leave as one creature of five cards, 812.2 either side of which is read elsewhere', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Search'], manaZone: mana, battleZone: [NOUGHT, 'Mourner'], deck: 4 },
    });
    duel.use('Cast Doom').choose('Altar');
    expect([there(duel), duel.names('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([
      ['Mourner 2000'],
      ['Altar', 'Doom', 'East', 'North', 'South', 'West'],
      2,
    ]);
    duel.use('Cast Search').choose('North');
    expect(duel.names('p1', 'hand')).toContain('North');
  });

  driven("in the other player's turn go back to the hand", (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: [NOUGHT], deck: 4 },
      p2: { hand: ['Recall', 'Raider'], manaZone: mana, shieldZone: 2, deck: 5 },
    });
    duel.choose('Attack no more').passUntil('p2 main').use('Cast Recall');
    expect([there(duel), duel.names('p1', 'hand')]).toEqual([[], ['Altar', ...NEBULAE].toSorted()]);
  });

  driven('609.3 stay where their destruction is replaced', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom'], manaZone: mana, battleZone: [NOUGHT, 'Guardian'], deck: 3 },
    });
    duel.use('Cast Doom').choose('Altar');
    expect([there(duel), duel.count('p1', 'hand')]).toEqual([['Nought 8000 (5)', 'Guardian 2000'], 1]);
  });

  driven('fight as one creature, with its own power', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Colossus'] },
      p2: { battleZone: [{ ...NOUGHT, tapped: true }, 'Raider'] },
    });
    duel.choose('Colossus attacks Altar');
    expect([there(duel, 'p2'), duel.count('p2', 'graveyard')]).toEqual([['Raider 2000'], 5]);
  });
});

describe('812.4, 812.4a names', () => {
  driven('a rite is found by its name, a nebula by none', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Ask North', 'Ask Altar'], manaZone: mana, battleZone: ['North', 'Altar'] },
    });
    duel.use('Cast Ask North');
    expect(there(duel)).toEqual(['North -', 'Altar -']);
    duel.use('Cast Ask Altar');
    expect(there(duel)).toEqual(['North -']);
  });

  driven('either side of a rite can be named, and of a nebula the other', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Name'], manaZone: mana } });
    duel.use('Cast Name');
    expect(duel.options.filter((name) => ['Altar', 'Nought', 'North', 'East'].includes(name))).toEqual([
      'Altar',
      'Nought',
    ]);
  });
});

describe('a position with a rite and its nebulae', () => {
  driven('is printed and read', (begin) => {
    const duel = begin({ cards, p1: { battleZone: [THREE, 'West'], hand: ['Doom'] } });
    const text = printPosition(positionOf(duel.duel.game, 'main'));
    expect(text).toContain(
      'p1 battle zone: Altar [linked 1 0: North] [linked -1 0: East] [linked 0 -1: South] | West\n',
    );
    expect(printPosition(parsePosition(text))).toBe(text);
  });
});

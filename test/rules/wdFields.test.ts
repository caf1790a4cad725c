import { allCards } from 'taiki';
import {
  any,
  atLeast,
  atMost,
  atStartOfYourTurn,
  cardsIn,
  choose,
  creature,
  destroy,
  each,
  field,
  insteadDo,
  optional,
  power,
  put,
  returnToHand,
  self,
  starEvolution,
  starEvolutionCreature,
  turnOver,
  twinpact,
  wdField,
  wouldBeDestroyed,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const half = { civilizations: ['fire'] } as const;
const ROAD = 'Free Road / Hard Road';
/** The halves where they lie: the first has the name of the card. */
const FREE = `${ROAD} -`;
const HARD = 'Hard Road -';
const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Watcher' }),
  starEvolutionCreature({ ...plain, name: 'Star', abilities: [starEvolution({})] }),
  field({ ...half, name: 'Camp', cost: 1, abilities: [each(yourCreatures(), power(100))] }),
  twinpact(
    ROAD,
    wdField({
      ...half,
      name: 'Free Road',
      cost: 1,
      abilities: [
        each(yourCreatures(), power(1000)),
        optional(wouldBeDestroyed(any('you', { type: 'creature' }), insteadDo(turnOver(self)))),
      ],
    }),
    wdField({
      ...half,
      name: 'Hard Road',
      cost: 3,
      abilities: [each(yourCreatures(), power(5000)), atStartOfYourTurn(turnOver(self))],
    }),
  ),
  plainSpell('Raise', put(choose(cardsIn('manaZone', 'you', { type: 'field' })))),
  plainSpell('Raise Cheap', put(choose(cardsIn('manaZone', 'you', { type: 'field', cost: atMost(2) })))),
  plainSpell('Return Dear', returnToHand(choose(cardsIn('graveyard', 'you', { cost: atLeast(3) })))),
  plainSpell(
    'Return Cheap',
    returnToHand(choose(cardsIn('graveyard', 'you', { type: 'field', cost: atMost(1) }))),
  ),
  plainSpell('Turn', turnOver(choose(cardsIn('battleZone', 'you', { type: 'wdField' })))),
  plainSpell('Raze', destroy(choose(cardsIn('battleZone', 'any', { type: 'field' })))),
  plainSpell('Kill', destroy(choose(cardsIn('battleZone', 'any', { type: 'creature' })))),
];

const there = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel.duel
    .view('judge')
    .zones[player].battleZone.map(({ current }) => `${current.name} ${current.power ?? '-'}`);

describe('819 WD fields', () => {
  driven('are expanded as one of their halves, of which only that one counts', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: [ROAD, ROAD], manaZone: { fire: 4 }, battleZone: ['Raider'] },
      p2: { battleZone: ['Raider'] },
    });
    expect(duel.options).toEqual([
      `Expand ${ROAD}`,
      'Expand Hard Road',
      `Expand ${ROAD}`,
      'Expand Hard Road',
      'Go on to the attack step',
    ]);
    duel.use('Expand Hard Road');
    expect([there(duel), there(duel, 'p2')]).toEqual([['Raider 7000', HARD], ['Raider 2000']]);
    duel.use(`Expand ${ROAD}`);
    expect(there(duel)).toEqual(['Raider 8000', HARD, FREE]);
  });

  driven('819.1a are put as the half that their player chooses', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Raise', 'Raider'], manaZone: [ROAD, 'Raider'], battleZone: ['Raider'] },
    });
    duel.use('Cast Raise');
    expect([duel.asked, duel.options]).toEqual(['p1 mode', [ROAD, 'Hard Road']]);
    duel.choose('Hard Road');
    expect(there(duel)).toEqual(['Raider 7000', HARD]);
  });

  driven('810.3a are put as the half that is asked for, if only one is', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Raise Cheap', 'Raider'], manaZone: [ROAD, 'Raider'], battleZone: ['Raider'] },
    });
    duel.use('Cast Raise Cheap');
    expect(there(duel)).toEqual(['Raider 3000', FREE]);
  });

  driven("turn upside down in the other player's turn and at the start of their own", (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Kill'], manaZone: { fire: 1 }, battleZone: ['Watcher'] },
      p2: { battleZone: ['Raider', ROAD], deck: 3, shieldZone: 1 },
    });
    expect(there(duel, 'p2')).toEqual(['Raider 3000', FREE]);
    duel.use('Cast Kill').choose('Raider');
    expect(duel.asked).toBe('p2 replace');
    duel.choose(`Replace: ${ROAD}`);
    expect(there(duel, 'p2')).toEqual(['Raider 7000', HARD]);
    expect(duel.duel.log.find(({ kind }) => kind === 'cardTurnedOver')).toMatchObject({
      rule: '819.1b',
      fromSide: 'Free Road',
      toSide: 'Hard Road',
    });
    duel.passUntil('p2 charge');
    expect(there(duel, 'p2')).toEqual(['Raider 3000', FREE]);
  });

  driven('neither attack nor are attacked, and help who attacks', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Raider', 'Raider', { name: ROAD, otherFace: true }] },
      p2: { battleZone: [{ name: 'Raider', tapped: true }, ROAD], shieldZone: 1 },
    });
    expect(duel.options).toEqual([
      'Raider attacks the player',
      'Raider attacks Raider',
      'Raider attacks the player',
      'Raider attacks Raider',
      'Attack no more',
    ]);
    duel.choose('Raider attacks Raider').choose(`Replace: ${ROAD}`);
    expect([there(duel), there(duel, 'p2')]).toEqual([
      ['Raider 7000', 'Raider 7000', HARD],
      ['Raider 7000', HARD],
    ]);
  });

  driven('stop working once they have gone, and are whole cards again', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Raze', 'Raider'],
        manaZone: { fire: 1 },
        battleZone: ['Raider', { name: ROAD, otherFace: true }],
      },
    });
    duel.use('Cast Raze');
    expect([there(duel), duel.names('p1', 'graveyard')]).toEqual([['Raider 2000'], [ROAD, 'Raze']]);
    const [lying] = duel.duel.game.zones.p1.graveyard;
    expect(lying?.face).toBe(0);
  });

  driven('a second copy turns by itself', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Turn', 'Raider'],
        manaZone: { fire: 1 },
        battleZone: ['Raider', ROAD, ROAD, 'Camp'],
      },
    });
    duel.use('Cast Turn').choose(ROAD);
    expect(there(duel)).toEqual(['Raider 8100', HARD, FREE, 'Camp -']);
  });

  driven('819.1c stay as the half that their owner likes, when only the card above leaves', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Kill', 'Raider'],
        manaZone: { fire: 1 },
        battleZone: [{ name: 'Star', over: [ROAD] }],
      },
    });
    duel.use('Cast Kill');
    expect([duel.asked, duel.options]).toEqual(['p1 mode', [ROAD, 'Hard Road']]);
    duel.choose('Hard Road');
    expect([there(duel), duel.names('p1', 'graveyard')]).toEqual([[HARD], ['Kill', 'Star']]);
  });

  driven('810.1 have the characteristics of both halves elsewhere', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Return Dear', 'Return Cheap', 'Raider'], manaZone: { fire: 2 }, graveyard: [ROAD, ROAD] },
    });
    duel.use('Cast Return Dear').choose(ROAD).use('Cast Return Cheap');
    expect(duel.names('p1', 'hand')).toEqual([ROAD, ROAD, 'Raider']);
  });
});

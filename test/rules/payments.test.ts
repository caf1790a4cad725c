import { readAbility } from '@taiki/reader';
import type { CardDefinition } from 'taiki';
import { describeAbility } from 'taiki';
import type { EventPattern } from 'taiki/words';
import {
  any,
  choose,
  creature,
  draw,
  gacharangeCreature,
  gravityZero,
  has,
  itself,
  ninjaStrike,
  put,
  revolutionChange,
  shieldTrigger,
  spell,
  spellAbility,
  useFree,
  when,
  youHave,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 1000 } as const;
const hears = (name: string, event: EventPattern) =>
  creature({ ...plain, name, abilities: [when(event, draw())] });
const always = youHave(yourMana(), { min: 0 });

const titan = creature({ ...plain, name: 'Titan', cost: 3, power: 9000 });
const spark = creature({ ...plain, name: 'Spark', civilizations: [], cost: 0 });
const gift = creature({ ...plain, name: 'Gift', cost: 9, abilities: [gravityZero(always)] });
const boon = spell({
  ...plain,
  name: 'Boon',
  cost: 9,
  abilities: [gravityZero(always), spellAbility(draw())],
});
const shade = creature({ ...plain, name: 'Shade', cost: 6, abilities: [ninjaStrike(0)] });
const snare = spell({ ...plain, name: 'Snare', abilities: [shieldTrigger, spellAbility(draw())] });
const heir = creature({
  ...plain,
  name: 'Heir',
  cost: 7,
  abilities: [revolutionChange({ type: 'creature' })],
});
const robot = gacharangeCreature({ name: 'Robot', civilizations: [], cost: 3, power: 2000 });
const call = spell({
  ...plain,
  name: 'Call',
  abilities: [spellAbility({ do: 'gacharangeSummon', count: 1 })],
});
const lend = spell({ ...plain, name: 'Lend', abilities: [spellAbility(useFree(choose(yourHand())))] });
const place = spell({ ...plain, name: 'Place', abilities: [spellAbility(put(choose(yourHand())))] });

const used = { event: 'used', by: 'any' } as const;
const watchers = [
  hears('Unpaid', { ...used, unpaid: true }),
  hears('Untapped', { ...used, withoutMana: true }),
  hears('Unpaid Put', { event: 'put', what: any('any'), how: 'unpaid' }),
  hears('Untapped Put', { event: 'put', what: any('any'), how: 'withoutMana' }),
];
const cards: readonly CardDefinition[] = [
  ...[titan, spark, gift, boon, shade, snare, heir, robot, call, lend, place],
  ...watchers,
];
const battleZone = watchers.map(({ name }) => name);

/** What p2 has heard since the last call. */
const heard = (duel: Driver): readonly string[] =>
  duel.facts('effectTriggered').map((fact) => fact.replace('effectTriggered ', ''));

const USES: readonly (readonly [says: string, begins: (begin: Begin) => Driver, heard: readonly string[]])[] =
  [
    [
      'a summon for mana is paid',
      (begin) =>
        begin({ cards, p1: { hand: ['Titan'], manaZone: { fire: 3 } }, p2: { battleZone } }).use(
          'Summon Titan',
        ),
      [],
    ],
    [
      'a spell cast for mana is paid',
      (begin) =>
        begin({ cards, p1: { hand: ['Lend'], manaZone: { fire: 1 } }, p2: { battleZone } }).use('Cast Lend'),
      [],
    ],
    [
      'a cost of 0 is paid without mana',
      (begin) => begin({ cards, p1: { hand: ['Spark'] }, p2: { battleZone } }).use('Summon Spark'),
      ['Untapped', 'Untapped Put'],
    ],
    [
      '112.3e gravity zero pays nothing',
      (begin) => begin({ cards, p1: { hand: ['Gift'] }, p2: { battleZone } }).use('Summon Gift'),
      ['Unpaid', 'Untapped', 'Unpaid Put', 'Untapped Put'],
    ],
    [
      '112.3e nor does it for a spell',
      (begin) => begin({ cards, p1: { hand: ['Boon'] }, p2: { battleZone } }).use('Cast Boon'),
      ['Unpaid', 'Untapped'],
    ],
    [
      '112.3g what an effect uses is not paid',
      (begin) =>
        begin({ cards, p1: { hand: ['Lend', 'Titan'], manaZone: { fire: 1 } }, p2: { battleZone } }).use(
          'Cast Lend',
        ),
      ['Unpaid', 'Untapped', 'Unpaid Put', 'Untapped Put'],
    ],
    [
      'what an effect puts is not paid, and not used',
      (begin) =>
        begin({ cards, p1: { hand: ['Place', 'Titan'], manaZone: { fire: 1 } }, p2: { battleZone } }).use(
          'Cast Place',
        ),
      ['Unpaid Put', 'Untapped Put'],
    ],
    [
      '701.30a a gacharange summon counts as paid, without mana',
      (begin) =>
        begin({
          cards,
          p1: { hand: ['Call'], manaZone: { fire: 1 }, superGRZone: ['Robot'] },
          p2: { battleZone },
        }).use('Cast Call'),
      ['Untapped', 'Untapped Put'],
    ],
    [
      '112.3c a ninja strike is not paid',
      (begin) => {
        const duel = begin({
          cards,
          step: 'attack',
          p1: { battleZone: ['Titan'] },
          p2: { hand: ['Shade'], battleZone },
        });
        return duel.choose('Titan attacks the player').choose('Declare Shade');
      },
      ['Shade', 'Unpaid', 'Untapped', 'Unpaid Put', 'Untapped Put'],
    ],
    [
      '112.3a a shield trigger is not paid',
      (begin) => {
        const duel = begin({
          cards,
          step: 'attack',
          p1: { battleZone: ['Titan'] },
          p2: { shieldZone: ['Snare'], battleZone },
        });
        return duel.choose('Titan attacks the player').choose('Shield trigger: Snare');
      },
      ['Snare', 'Unpaid', 'Untapped'],
    ],
    [
      '701.26 what a revolution change puts is not paid, and not used',
      (begin) => {
        const duel = begin({
          cards,
          step: 'attack',
          p1: { hand: ['Heir'], battleZone: ['Titan'] },
          p2: { battleZone },
        });
        return duel.choose('Titan attacks the player').choose('Declare Heir');
      },
      ['Heir', 'Unpaid Put', 'Untapped Put'],
    ],
  ];

describe('112, 701.30a whether a cost was paid, and whether mana was tapped for it', () => {
  for (const [says, begins, expected] of USES)
    driven(says, (begin) => {
      expect([...heard(begins(begin))].sort()).toEqual([...expected].sort());
    });

  driven('mana that was tapped for one card was not tapped for the next', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Titan', 'Spark'], manaZone: { fire: 3 } },
      p2: { battleZone },
    });
    duel.use('Summon Titan');
    expect(heard(duel)).toEqual([]);
    duel.use('Summon Spark');
    expect(heard(duel)).toEqual(['Untapped', 'Untapped Put']);
  });

  driven('601.1e a cost that was reduced to nothing is paid without mana', (begin) => {
    const bargain = creature({
      ...plain,
      name: 'Bargain',
      civilizations: [],
      cost: 2,
      abilities: [has({ kind: 'cost', by: -2, atLeast: 0 })],
    });
    const duel = begin({ cards: [...cards, bargain], p1: { hand: ['Bargain'] }, p2: { battleZone } });
    duel.use('Summon Bargain');
    expect(heard(duel)).toEqual(['Untapped', 'Untapped Put']);
  });

  driven('the log says that a gacharange summon was paid', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Call'], manaZone: { fire: 1 }, superGRZone: ['Robot'] },
    }).use('Cast Call');
    const robots = duel.duel.log.filter(
      (fact) => 'name' in fact && fact.name === 'Robot' && 'unpaid' in fact,
    );
    expect(robots).toMatchObject([
      { kind: 'cardUsed', verb: 'summoned', unpaid: false },
      { kind: 'cardPut', how: 'summoned', unpaid: false },
    ]);
  });

  test.each([
    [{ ...used, withoutMana: true }, 'Whenever a player uses a card without tapping mana, draw a card.'],
    [
      { ...used, unpaid: true, withoutMana: true },
      'Whenever a player uses a card without paying its cost without tapping mana, draw a card.',
    ],
    [
      { event: 'put', what: itself, how: 'withoutMana' },
      'When this is put into the battle zone without mana being tapped for it, draw a card.',
    ],
  ] as const)('%j is printed and read', (event, text) => {
    const ability = when(event, draw());
    expect(describeAbility(ability)).toBe(text);
    expect(readAbility(text)).toEqual(ability);
  });

  test('a card that is used free under a condition says so', () => {
    const ability = gravityZero(always);
    const text = 'If there are 0 or more cards in your mana zone, this may be used without paying its cost.';
    expect(describeAbility(ability)).toBe(text);
    expect(readAbility(text)).toEqual(ability);
  });
});

import type { Amount } from 'taiki/words';
import {
  allCreatures,
  called,
  cardsIn,
  choose,
  costOf,
  countOf,
  creature,
  draw,
  gets,
  inOrder,
  named,
  nameNumber,
  opponentsCreatures,
  opponentsHand,
  plus,
  power,
  powerOfRef,
  remember,
  returnToHand,
  sizeOf,
  spell,
  spellAbility,
  the,
  times,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const mouse = creature({ ...plain, name: 'Mouse', power: 1000 });
const goat = creature({ ...plain, name: 'Goat', cost: 2, power: 3000 });
const horse = creature({ ...plain, name: 'Horse', cost: 4, power: 5000 });
const scribe = creature({ ...plain, name: 'Scribe', power: 1000 });

/** Read after a Mouse and a Goat were chosen, 3 was named, and a Horse has gone from the battle zone. */
const AMOUNTS: readonly (readonly [amount: Amount, is: number])[] = [
  [7, 7],
  [countOf(allCreatures()), 5],
  [countOf(yourCreatures()), 3],
  [countOf(opponentsCreatures({ names: ['Goat'] })), 1],
  [countOf(yourHand()), 2],
  [countOf(opponentsHand()), 4],
  [countOf(yourShields()), 5],
  [countOf(yourGraveyard()), 0],
  [countOf(cardsIn(['graveyard', 'shieldZone', 'hand'], 'any')), 16],
  [powerOfRef(the('pair')), 4000],
  [costOf(the('pair')), 3],
  [sizeOf(the('pair')), 2],
  [powerOfRef(the('gone')), 5000],
  [costOf(the('gone')), 4],
  [sizeOf(the('gone')), 1],
  [powerOfRef(the('nothing')), 0],
  [sizeOf(the('nothing')), 0],
  [named('number'), 3],
  [named('kept'), 5],
  [times(2, named('number')), 6],
  [times(countOf(yourCreatures()), costOf(the('pair'))), 9],
  [plus(10, named('number')), 13],
  [plus(times(2, 3), times(-1, countOf(yourHand()))), 4],
];

const reckoning = spell({
  ...plain,
  name: 'Reckoning',
  abilities: [
    spellAbility(
      inOrder(
        { do: 'choose', what: called(choose(allCreatures(), 2), 'pair') },
        nameNumber('number', 3),
        remember(countOf(cardsIn('shieldZone', 'you')), 'kept'),
        returnToHand(called(choose(opponentsCreatures({ names: ['Horse'] })), 'gone')),
        { do: 'choose', what: called(choose(opponentsCreatures({ names: ['Nobody'] })), 'nothing') },
        ...AMOUNTS.map(([amount]) => gets(yourCreatures({ names: ['Scribe'] }), 'turn', power(amount))),
      ),
    ),
  ],
});

describe('605.2d a number that an effect finds', () => {
  driven('is what it is as it is needed', (begin) => {
    const duel = begin({
      cards: [mouse, goat, horse, scribe, reckoning],
      p1: {
        hand: ['Reckoning', 'Filler', 'Filler'],
        manaZone: { fire: 1 },
        battleZone: ['Scribe', 'Mouse', 'Goat'],
      },
      p2: { hand: 3, battleZone: ['Goat', 'Horse', 'Mouse'] },
    });
    duel.use('Cast Reckoning').choose('Mouse', 'Goat').choose('3');
    expect(duel.duel.game.lasting.map(({ effects }) => effects)).toEqual(
      AMOUNTS.map(([, is]) => [power(is)]),
    );
  });
});

describe('108.1b a power below 0', () => {
  const wither = spell({
    ...plain,
    name: 'Wither',
    abilities: [
      spellAbility(
        inOrder(
          gets(called(choose(allCreatures(), 2), 'pair'), 'turn', power(-4000)),
          draw(powerOfRef(the('pair'))),
        ),
      ),
    ],
  });

  driven('is read as 0, of one creature at a time', (begin) => {
    const tiny = creature({ ...plain, name: 'Tiny', power: 4002 });
    const duel = begin({
      cards: [mouse, tiny, wither],
      p1: { hand: ['Wither'], manaZone: { fire: 1 }, battleZone: ['Mouse', 'Tiny', 'Tiny'] },
    });
    duel.use('Cast Wither').choose('Mouse', 'Tiny');
    expect(duel.battleZones.p1).toEqual(['Tiny', 'Tiny']);
    expect(duel.count('p1', 'hand')).toBe(2);
  });
});

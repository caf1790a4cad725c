import {
  cardsIn,
  choose,
  creature,
  destroy,
  doublesPower,
  each,
  gets,
  halvesCost,
  halvesPower,
  opponentsCreatures,
  power,
  spell,
  spellAbility,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const cheap = (name: string, ...effects: Parameters<typeof each> extends [unknown, ...infer E] ? E : never) =>
  creature({
    ...plain,
    name,
    power: 1,
    abilities: [each(cardsIn('hand', 'you', { names: ['Odd'] }), ...effects)],
  });
const cards = [
  creature({ ...plain, name: 'Odd', cost: 5, power: 5, abilities: [] }),
  creature({
    ...plain,
    name: 'Weakener',
    power: 1000,
    abilities: [each(opponentsCreatures(), halvesPower())],
  }),
  creature({
    ...plain,
    name: 'Floor',
    power: 1000,
    abilities: [each(opponentsCreatures(), halvesPower('down'))],
  }),
  creature({
    ...plain,
    name: 'Banner',
    power: 1000,
    abilities: [each(yourCreatures({ other: true }), power(4))],
  }),
  creature({
    ...plain,
    name: 'Doubler',
    power: 1000,
    abilities: [each(yourCreatures({ other: true }), doublesPower)],
  }),
  cheap('Merchant', halvesCost()),
  cheap('Haggler', halvesCost('down')),
  cheap('Tax', { kind: 'cost', by: 2, atLeast: 0 }),
  cheap('Rebate', { kind: 'cost', by: -1, atLeast: 1 }),
  spell({
    ...plain,
    name: 'Wither',
    abilities: [spellAbility(gets(choose(opponentsCreatures()), 'turn', halvesPower()))],
  }),
  spell({ ...plain, name: 'Shoot', abilities: [spellAbility(destroy(choose(opponentsCreatures())))] }),
];

describe('108.2 division comes after addition, subtraction and multiplication', () => {
  driven('half of a power, rounded up', (begin) => {
    const duel = begin({ cards, p1: { battleZone: ['Weakener'] }, p2: { battleZone: ['Odd'] } });
    expect(powersOf(duel, 'p2', cards)).toEqual(['Odd 3']);
  });

  driven('or down', (begin) => {
    const duel = begin({ cards, p1: { battleZone: ['Floor'] }, p2: { battleZone: ['Odd'] } });
    expect(powersOf(duel, 'p2', cards)).toEqual(['Odd 2']);
  });

  driven('of what is added and multiplied, whichever came first', (begin) => {
    const p1 = { battleZone: ['Weakener'] };
    const after = begin({ cards, p1, p2: { battleZone: ['Odd', 'Banner', 'Doubler'] } });
    expect(powersOf(after, 'p2', cards)[0]).toBe('Odd 9');
  });

  driven('two halve it twice, each rounded', (begin) => {
    const duel = begin({ cards, p1: { battleZone: ['Weakener', 'Weakener'] }, p2: { battleZone: ['Odd'] } });
    expect(powersOf(duel, 'p2', cards)).toEqual(['Odd 2']);
  });

  driven('until the end of the turn, or until its source has gone', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Wither', 'Shoot'], manaZone: { fire: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Odd'] },
    });
    duel.use('Cast Wither');
    expect(powersOf(duel, 'p2', cards)).toEqual(['Odd 3']);
    duel.passUntil('p2 charge');
    expect(powersOf(duel, 'p2', cards)).toEqual(['Odd 5']);
  });

  driven('half of a cost, after what raises or lowers it', (begin) => {
    const costWith = (...names: readonly string[]): number => {
      for (let mana = 1; mana < 9; mana++) {
        const duel = begin({ cards, p1: { hand: ['Odd'], manaZone: { fire: mana }, battleZone: names } });
        if (duel.asked === 'p1 main' && duel.options.includes('Summon Odd')) return mana;
      }
      return 0;
    };
    expect([
      costWith(),
      costWith('Merchant'),
      costWith('Haggler'),
      costWith('Merchant', 'Tax'),
      costWith('Merchant', 'Rebate'),
      costWith('Tax', 'Rebate', 'Merchant', 'Merchant'),
    ]).toEqual([5, 3, 2, 4, 2, 2]);
  });
});

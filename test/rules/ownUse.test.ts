import type { CardDefinition } from 'taiki';
import {
  type Ability,
  atMost,
  cannot,
  countOf,
  creature,
  draw,
  has,
  hasWhile,
  power,
  put,
  putIntoMana,
  shieldsAre,
  spell,
  spellAbility,
  times,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourTurn,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const plain = { civilizations: ['nature'] } as const;
const beast = creature({ ...plain, name: 'Beast', cost: 2, power: 2000 });
const raise = spell({
  ...plain,
  name: 'Raise',
  cost: 1,
  abilities: [spellAbility(put(yourGraveyard({ type: 'creature' })))],
});
const bury = spell({ ...plain, name: 'Bury', cost: 1, abilities: [spellAbility(putIntoMana(yourHand()))] });
const scout = (cost: number, ...abilities: readonly Ability[]): CardDefinition =>
  creature({ ...plain, name: 'Scout', cost, power: 3000, abilities });
const cards = (card: CardDefinition): readonly CardDefinition[] => [beast, raise, bury, card];
const offers = (duel: Driver, label: string): boolean => duel.options.includes(label);
const inHand = { hand: ['Scout', 'Raise'], manaZone: { nature: 3 }, battleZone: ['Beast', 'Beast'] } as const;

describe('110.4e what changes or forbids the use of its own card works where that is used from', () => {
  driven('a reduction, by a number that is counted', (begin) => {
    const cheap = scout(5, has({ kind: 'cost', by: times(-1, countOf(yourCreatures())), atLeast: 1 }));
    const duel = begin({ cards: cards(cheap), p1: inHand });
    duel.use('Summon Scout');
    expect(duel.battleZones.p1).toEqual(['Beast', 'Beast', 'Scout']);
    expect(duel.zone('p1', 'manaZone').filter((card) => card.includes('tapped'))).toHaveLength(3);
  });

  driven('a reduction while something holds, and an increase', (begin) => {
    const late = scout(5, hasWhile(shieldsAre('you', atMost(0)), { kind: 'cost', by: -4, atLeast: 1 }));
    expect(offers(begin({ cards: cards(late), p1: inHand }), 'Summon Scout')).toBe(false);
    expect(offers(begin({ cards: cards(late), p1: { ...inHand, shieldZone: [] } }), 'Summon Scout')).toBe(
      true,
    );
    const dear = scout(1, has({ kind: 'cost', by: 3, atLeast: 0 }));
    expect(offers(begin({ cards: cards(dear), p1: inHand }), 'Summon Scout')).toBe(false);
  });

  driven('of a spell', (begin) => {
    const order = spell({
      ...plain,
      name: 'Scout',
      cost: 5,
      abilities: [spellAbility(draw()), has({ kind: 'cost', by: -4, atLeast: 1 })],
    });
    expect(offers(begin({ cards: cards(order), p1: inHand }), 'Cast Scout')).toBe(true);
  });

  driven('beside what it has in the battle zone', (begin) => {
    const both = scout(5, has({ kind: 'cost', by: -4, atLeast: 1 }, power(1000)));
    const duel = begin({ cards: cards(both), p1: inHand });
    duel.use('Summon Scout');
    expect(powersOf(duel, 'p1', cards(both))).toEqual(['Beast 2000', 'Beast 2000', 'Scout 4000']);
  });

  driven('a ban on being summoned', (begin) => {
    const shy = scout(1, hasWhile(yourTurn, cannot({ do: 'summon', who: 'you', what: { itself: true } })));
    expect(offers(begin({ cards: cards(shy), p1: inHand }), 'Summon Scout')).toBe(false);
  });

  driven('a ban on being put in another way, also while it is pending (409.1)', (begin) => {
    const proud = scout(
      1,
      has(cannot({ do: 'put', who: 'you', what: { itself: true }, unless: 'summoned' })),
    );
    const duel = begin({
      cards: cards(proud),
      p1: { ...inHand, hand: ['Raise', 'Scout'], graveyard: ['Scout'] },
    });
    duel.use('Cast Raise');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Scout', 'Raise']);
    duel.use('Summon Scout');
    expect(duel.battleZones.p1).toEqual(['Beast', 'Beast', 'Scout']);
  });

  driven('110.4d a permission to summon it from another zone', (begin) => {
    const ghoul = scout(1, has({ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }));
    const duel = begin({ cards: cards(ghoul), p1: { ...inHand, hand: [], graveyard: ['Scout', 'Beast'] } });
    expect(duel.options.filter((option) => option.startsWith('Summon'))).toEqual(['Summon Scout']);
    duel.use('Summon Scout');
    expect(duel.battleZones.p1).toEqual(['Beast', 'Beast', 'Scout']);
  });
});

describe('110.4f a card that says how it enters a zone', () => {
  driven('enters the mana zone tapped from anywhere, and others do not', (begin) => {
    const slow = scout(1, has({ kind: 'entersTapped', zone: 'manaZone' }));
    const duel = begin({ cards: cards(slow), p1: { ...inHand, hand: ['Bury', 'Scout', 'Beast'] } });
    duel.use('Cast Bury');
    expect(duel.zone('p1', 'manaZone').slice(3)).toEqual(['Scout (tapped)', 'Beast']);
  });

  driven('while it says so', (begin) => {
    const slow = scout(1, hasWhile(shieldsAre('you', atMost(0)), { kind: 'entersTapped', zone: 'manaZone' }));
    const duel = begin({ cards: cards(slow), p1: { ...inHand, hand: ['Bury', 'Scout'] } });
    duel.use('Cast Bury');
    expect(duel.zone('p1', 'manaZone').slice(3)).toEqual(['Scout']);
  });
});

import type { Effect } from 'taiki/words';
import {
  alternativeCost,
  cardsIn,
  choose,
  countOf,
  creature,
  destroy,
  discard,
  draw,
  each,
  evolutionCreature,
  inOrder,
  lookAt,
  opponentsCreatures,
  opponentsHand,
  put,
  putIntoMana,
  spell,
  spellAbility,
  topOfDeckTo,
  twinpact,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './casting.ts';

const plain = { civilizations: ['nature'], cost: 1, power: 1000 } as const;
const half = twinpact(
  'Half and Half',
  creature({ name: 'Half', civilizations: ['nature'], cost: 3, power: 4000 }),
  spell({ name: 'Other Half', civilizations: ['nature'], cost: 3, abilities: [spellAbility(draw())] }),
);

describe('601.1a a cost that cannot be paid in full may not be chosen', () => {
  const priced = (...abilities: Parameters<typeof creature>[0]['abilities'] & object) =>
    creature({ ...plain, name: 'Priced', cost: 9, abilities });

  driven('of a number of cards that is counted', (begin) => {
    const cost = alternativeCost(discard(choose(yourHand(), countOf(yourCreatures()))));
    const position = { hand: ['Priced', 'Filler'], battleZone: ['Fear Fang', 'Fear Fang'] };
    expect(begin({ cards: [priced(cost)], p1: position }).asked).toBe('p1 attack');
  });

  driven('of several parts', (begin) => {
    const cost = alternativeCost(inOrder(destroy(choose(yourCreatures())), discard(choose(yourHand()))));
    expect(begin({ cards: [priced(cost)], p1: { hand: ['Priced'] } }).asked).toBe('p2 charge');
  });

  driven('of shields, or cards, that are not there', (begin) => {
    const cost = alternativeCost({ do: 'breakShields', of: 'you', count: 2 });
    const p1 = { hand: ['Priced'], shieldZone: 0, battleZone: ['Fear Fang'] };
    expect(begin({ cards: [priced(cost)], p1 }).asked).toBe('p1 attack');
  });

  driven('nor from a zone that it does not name', (begin) => {
    const cost = {
      kind: 'cost',
      way: 'alternative',
      effect: topOfDeckTo('graveyard'),
      from: ['graveyard'],
    } as const;
    const p1 = { hand: ['Priced'], battleZone: ['Fear Fang'] };
    expect(begin({ cards: [priced(cost)], p1 }).asked).toBe('p1 attack');
  });
});

describe('601.1d a reduction of one side of a twinpact', () => {
  driven('does not change the cost of the other', (begin) => {
    for (const [type, offered] of [
      ['creature', 'Summon Half and Half'],
      ['spell', 'Cast Other Half'],
    ] as const) {
      const elf = creature({
        ...plain,
        name: 'Elf',
        abilities: [each(yourHand({ type }), { kind: 'cost', by: -2, atLeast: 1 })],
      });
      const duel = begin({
        cards: [half, elf],
        p1: { hand: ['Half and Half'], manaZone: { nature: 1 }, battleZone: ['Elf'] },
      });
      expect(duel.options).toEqual([offered, 'Go on to the attack step']);
    }
  });
});

describe('409.1a a pending card', () => {
  driven('is no base of an evolution creature', (begin) => {
    const ghost = evolutionCreature({
      ...plain,
      name: 'Ghost',
      abilities: [{ kind: 'keyword', name: 'evolution', base: { type: 'creature' }, from: 'graveyard' }],
    });
    const duel = cast(begin, put(yourGraveyard({ type: 'creature' })), {
      cards: [ghost],
      p1: { graveyard: ['Ghost', 'Runt'] },
    });
    expect(duel.battleZones.p1).toEqual(['Brute', 'Runt']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Ghost', 'Order']);
  });
});

describe('606 "you may; if you do not"', () => {
  driven('has not been done where it was wanted and could not be', (begin) => {
    const effect: Effect = {
      do: 'may',
      effect: destroy(choose(opponentsCreatures())),
      otherwise: topOfDeckTo('manaZone'),
    };
    expect(cast(begin, effect).choose('Yes').count('p1', 'manaZone')).toBe(2);
  });
});

describe('601.1a summoning from another zone', () => {
  const door = (what?: { readonly names: readonly string[] }) =>
    creature({
      ...plain,
      name: 'Door',
      abilities: [
        each(yourMana({ type: 'creature' }), {
          kind: 'can',
          permission: { do: 'summonFrom', zone: 'manaZone', ...(what === undefined ? {} : { what }) },
        }),
      ],
    });
  const mana = (...names: readonly string[]) => [...names, 'Nature Filler', 'Nature Filler', 'Nature Filler'];

  driven('is summoning: the spell of a twinpact is not cast from there', (begin) => {
    const p1 = { manaZone: mana('Half and Half'), battleZone: ['Door'] };
    const duel = begin({ cards: [half, door()], askEverything: true, p1 });
    expect(duel.options).toEqual(['Summon Half and Half', 'Go on to the attack step']);
  });

  driven('is offered once, though two cards permit it', (begin) => {
    const p1 = { manaZone: mana('Fear Fang'), battleZone: ['Door', 'Door'] };
    const duel = begin({ cards: [door()], askEverything: true, p1 });
    expect(duel.options).toEqual(['Summon Fear Fang', 'Go on to the attack step']);
  });

  driven('is for what the permission says', (begin) => {
    const p1 = { manaZone: mana('Fear Fang', 'Burning Mane'), battleZone: ['Door'] };
    const duel = begin({ cards: [door({ names: ['Burning Mane'] })], askEverything: true, p1 });
    expect(duel.options).toEqual(['Summon Burning Mane', 'Go on to the attack step']);
  });
});

describe('400.2 who chooses among hidden cards knows those that they have seen', () => {
  driven('a whole hand that was looked at, or revealed', (begin) => {
    for (const show of [lookAt(opponentsHand()), { do: 'reveal', what: opponentsHand() } as const]) {
      const effect = inOrder(show, discard(choose(opponentsHand({ type: 'creature' }))));
      const duel = cast(begin, effect, { p2: { hand: ['Brute', 'Terror Pit', 'Runt'] } });
      expect(duel.options).toEqual(['Brute', 'Runt']);
    }
  });

  driven('their own deck, besides another zone', (begin) => {
    const places = cardsIn(['deck', 'graveyard'], 'you', { names: ['Brute', 'Runt'] });
    const duel = cast(begin, putIntoMana(choose(places)), {
      p1: { deck: ['Runt', 'Filler'], graveyard: ['Brute'] },
    });
    expect(duel.options).toEqual(['Runt', 'Brute']);
  });
});

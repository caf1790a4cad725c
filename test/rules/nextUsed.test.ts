import {
  cardsIn,
  choose,
  forNextUsed,
  type Group,
  put,
  spell,
  spellAbility,
  useFree,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';

/** The next card of a group that you use this turn costs 2 less. */
const cheaper = (of: Group, name = 'Cheaper') =>
  spell({
    name,
    civilizations: ['nature'],
    cost: 1,
    abilities: [spellAbility(forNextUsed('turn', of, { kind: 'cost', by: -2, atLeast: 1 }))],
  });

const CREATURES = cardsIn(['hand', 'manaZone'], 'you', { type: 'creature' });
const SPELLS = cardsIn('hand', 'you', { type: 'spell' });

const FREE = spell({
  name: 'Free',
  civilizations: ['nature'],
  cost: 1,
  abilities: [spellAbility(useFree(choose(yourHand({ type: 'creature' }))))],
});
const PUTTING = spell({
  name: 'Putting',
  civilizations: ['nature'],
  cost: 1,
  abilities: [spellAbility(put(choose(yourHand({ type: 'creature' }))))],
});

const begun = (begin: Begin, of: Group, hand: readonly string[], mana: number) =>
  begin({
    cards: [cheaper(of), FREE, PUTTING],
    p1: { hand: ['Cheaper', ...hand], manaZone: { nature: mana }, battleZone: ['Filler'] },
  });

const untapped = (duel: Driver) =>
  duel.zone('p1', 'manaZone').filter((one) => !one.includes('tapped')).length;

describe('what lasts until one of those that it affects is used (601.1e, 601.1g)', () => {
  driven('is over with the first use', (begin) => {
    const duel = begun(begin, CREATURES, ['Fear Fang', 'Fear Fang'], 6).use('Cast Cheaper');
    duel.use('Summon Fear Fang');
    expect(untapped(duel)).toBe(4);
    duel.use('Summon Fear Fang');
    expect(untapped(duel)).toBe(1);
  });

  driven('not with the use of something else', (begin) => {
    const duel = begun(begin, SPELLS, ['Fear Fang', 'Faerie Life'], 6).use('Cast Cheaper');
    duel.use('Summon Fear Fang').use('Cast Faerie Life');
    expect(untapped(duel)).toBe(6 - 1 - 3 - 1 + 1);
  });

  driven('also where the card is used without paying, but not where it is put (112.3g, 701.5a)', (begin) => {
    const free = begun(begin, CREATURES, ['Fear Fang', 'Fear Fang', 'Free'], 8).use('Cast Cheaper');
    free.use('Cast Free').choose('Fear Fang').use('Summon Fear Fang');
    expect(untapped(free)).toBe(8 - 1 - 1 - 3);
    const placed = begun(begin, CREATURES, ['Fear Fang', 'Fear Fang', 'Putting'], 8).use('Cast Cheaper');
    placed.use('Cast Putting').choose('Fear Fang').use('Summon Fear Fang');
    expect(untapped(placed)).toBe(8 - 1 - 1 - 1);
  });

  driven('two of them end with the same use', (begin) => {
    const twice = cheaper(CREATURES, 'Twice');
    const duel = begin({
      cards: [twice, cheaper(CREATURES)],
      p1: {
        hand: ['Twice', 'Cheaper', 'Seamine', 'Seamine'],
        manaZone: { nature: 3, water: 9 },
        battleZone: ['Filler'],
      },
    });
    duel.use('Cast Twice').use('Cast Cheaper').use('Summon Seamine');
    const left = untapped(duel);
    duel.use('Summon Seamine');
    expect([left, untapped(duel)]).toEqual([12 - 2 - 2, 12 - 2 - 2 - 6]);
  });

  driven('ends with the turn if nothing is used', (begin) => {
    const duel = begun(begin, CREATURES, ['Fear Fang'], 2).use('Cast Cheaper').passUntil('p2 charge');
    expect(duel.duel.game.lasting).toEqual([]);
  });
});

import { canonicalAbility, readAbility } from '@taiki/reader';
import { describeAbility } from 'taiki';
import {
  type Ability,
  breakShields,
  draw,
  has,
  minusInfinity,
  opponentBeginsWithMore,
  power,
  repeat,
  self,
  when,
  whenPut,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';

const whenUsed = (effect: Parameters<typeof whenPut>[1]): Ability => whenPut(self, effect);
const fromUnder = (count: 1 | 2 | 'all', filter?: { readonly type: 'creature' }) =>
  whenUsed({ do: 'moveUnder', what: self, count, to: 'hand', ...(filter === undefined ? {} : { filter }) });
const mine = (kind: object): Ability => ({ kind: 'static', affects: self, effects: [kind] }) as Ability;

const PUT = 'When this is put into the battle zone,';

describe('texts agree in number', () => {
  test.each<[Ability, string]>([
    [fromUnder(1), `${PUT} put one card from under this into the hand.`],
    [fromUnder(2), `${PUT} put 2 cards from under this into the hand.`],
    [fromUnder(1, { type: 'creature' }), `${PUT} put one creature from under this into the hand.`],
    [fromUnder('all'), `${PUT} put all cards from under this into the hand.`],
    [has(power(minusInfinity)), 'This gets minus infinity power.'],
    [opponentBeginsWithMore(1), 'This lets your opponent begin the duel with one more card in the hand.'],
    [opponentBeginsWithMore(2), 'This lets your opponent begin the duel with 2 more cards in the hand.'],
    [whenUsed(breakShields(1)), `${PUT} break one of your opponent's shields.`],
    [whenUsed(breakShields(2)), `${PUT} break 2 of your opponent's shields.`],
    [whenUsed(repeat(1, draw())), `${PUT} once: draw a card.`],
    [whenUsed(repeat(2, draw())), `${PUT} 2 times: draw a card.`],
    [
      whenUsed({ do: 'useIcons', icon: 'flame', count: 1 }),
      `${PUT} use one "flame" ability of your creatures.`,
    ],
    [
      whenUsed({ do: 'useIcons', icon: 'flame', count: 2 }),
      `${PUT} use 2 "flame" abilities of your creatures.`,
    ],
    [
      mine({ kind: 'untapAtMost', count: 1 }),
      'This is one of at most one that untap at the start of the turn.',
    ],
  ])('%#', (ability, text) => {
    expect(describeAbility(ability)).toBe(text);
    expect(readAbility(text)).toEqual(canonicalAbility(ability));
  });
});

describe('what any player does is said of a player, and what all do of each', () => {
  test.each<[Ability, string]>([
    [when({ event: 'used', by: 'any' }, draw()), 'Whenever a player uses a card, draw a card.'],
    [when({ event: 'drawn', by: 'any' }, draw()), 'Whenever a player draws a card, draw a card.'],
    [when({ event: 'discarded', by: 'any' }, draw()), 'Whenever a player discards a card, draw a card.'],
    [
      when({ event: 'usesGuardStrike', by: 'any' }, draw()),
      'Whenever a player uses a guard strike, draw a card.',
    ],
    [
      when({ event: 'chosen', what: { of: 'any', filter: { type: 'creature' } }, by: 'any' }, draw()),
      'Whenever a player chooses a creature, draw a card.',
    ],
    [mine({ kind: 'cannot', ban: { do: 'beChosen', by: 'any' } }), 'This cannot be chosen by any player.'],
    [mine({ kind: 'cannot', ban: { do: 'beTapped', by: 'any' } }), 'This cannot be tapped by any player.'],
    [mine({ kind: 'mustBeChosen', by: 'any' }), 'This must be chosen first if a player chooses cards.'],
    [whenUsed({ do: 'draw', who: 'any', count: 1 }), `${PUT} each player draws a card.`],
  ])('%#', (ability, text) => {
    expect(describeAbility(ability)).toBe(text);
    expect(readAbility(text)).toEqual(canonicalAbility(ability));
  });
});

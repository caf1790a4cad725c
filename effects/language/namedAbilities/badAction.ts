import { isLike } from '../conditions/index.ts';
import { delayed, destroy, draw, inOrder, onlyIf, putOnDeckBottom } from '../instructions/index.ts';
import type { Ability, Effect } from '../vocabulary.ts';
import { spellAbility, when } from '../words/abilities.ts';
import { choose } from '../words/choices.ts';
import { itself, self, yourCreatures } from '../words/nouns.ts';
import { has } from '../words/statics.ts';

/** 601.1a, 603.6. It may cost so much less; if it does, this follows at the end of the turn. */
const forLess = (by: number, effect: Effect): readonly Ability[] => [
  has({ kind: 'mayCostLess', by, atLeast: 0 }),
  when(
    { event: 'put', what: itself, how: 'forLess' },
    delayed(when({ event: 'endOfTurn', of: 'any' }, effect), 'turn'),
  ),
];

/** B.A.D.: this may be summoned for so much less; then it is destroyed at the end of the turn. */
export const badAction = (by: number): readonly Ability[] => forLess(by, destroy(self));

/** J.O.E.: this may be summoned for so much less; then it goes below the deck at the end of the turn, and you draw a card. */
export const jokersOverExplode = (by: number): readonly Ability[] =>
  forLess(by, inOrder(putOnDeckBottom(self), draw()));

/** Sin of moonless night: this may be used for so much less; then one of your creatures is destroyed at the end of the turn. */
export const sinOfMoonlessNight = (by: number): readonly Ability[] =>
  forLess(by, destroy(choose(yourCreatures())));

/** Sin of moonless night of a spell: if it is cast for so much less, one of your creatures is destroyed at the end of the turn. */
export const sinOfMoonlessNightOfSpell = (by: number): readonly Ability[] => [
  has({ kind: 'mayCostLess', by, atLeast: 0 }),
  spellAbility(
    onlyIf(
      isLike(self, { usedThrough: 'less' }),
      delayed(when({ event: 'endOfTurn', of: 'any' }, destroy(choose(yourCreatures()))), 'turn'),
    ),
  ),
];

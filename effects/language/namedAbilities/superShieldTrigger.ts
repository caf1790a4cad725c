import { both, isLike, shieldsAre } from '../conditions/index.ts';
import { whenPut } from '../events/index.ts';
import { inOrder } from '../instructions/index.ts';
import { shieldTrigger } from '../keywords/index.ts';
import type { Ability, Condition, Effect } from '../vocabulary.ts';
import { given, spellAbility } from '../words/abilities.ts';
import { self, the } from '../words/nouns.ts';

/** 112.3a. It is used by its shield trigger, and its player has no shields then. */
const usedWithoutShields = (what: 'this' | 'was'): Condition =>
  both(
    isLike(what === 'this' ? self : the('was'), { usedThrough: 'shieldTrigger' }),
    shieldsAre('you', { max: 0 }),
  );

/** Super shield trigger of a spell: if it is cast by it while you have no shields, it does more. */
export const superShieldTrigger = (effect: Effect, more: Effect): readonly Ability[] => [
  shieldTrigger,
  spellAbility({
    do: 'if',
    condition: usedWithoutShields('this'),
    then: inOrder(effect, more),
    otherwise: effect,
  }),
];

/** Super shield trigger of a creature: when it is put by it while you have no shields, this follows. */
export const superShieldTriggerOfCreature = (effect: Effect): readonly Ability[] => [
  shieldTrigger,
  given(usedWithoutShields('was'), whenPut(self, effect)),
];

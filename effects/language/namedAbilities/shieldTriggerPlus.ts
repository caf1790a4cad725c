import { both, happened, isLike, opponentsTurn } from '../conditions/index.ts';
import { inOrder } from '../instructions/index.ts';
import { shieldTrigger } from '../keywords/index.ts';
import type { Ability, Condition, Effect } from '../vocabulary.ts';
import { spellAbility } from '../words/abilities.ts';
import { self } from '../words/nouns.ts';

/** It is the opponent's turn, and two or more of your shields have been broken in it. */
const twoAreBroken: Condition = both(
  opponentsTurn,
  happened({ event: 'shieldBroken', of: 'you' }, { min: 2 }),
);

/** Shield trigger plus of a spell: if it is cast by it in an opponent's turn in which two of your shields have been broken, it does more. */
export const shieldTriggerPlus = (effect: Effect, more: Effect): readonly Ability[] => [
  shieldTrigger,
  spellAbility({
    do: 'if',
    condition: both(isLike(self, { usedThrough: 'shieldTrigger' }), twoAreBroken),
    then: inOrder(effect, more),
    otherwise: effect,
  }),
];

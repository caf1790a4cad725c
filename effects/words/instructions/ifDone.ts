import { followUp } from '../following.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 101.3a. What follows an instruction that was attempted, or was not. */
export const ifDoneRules: InstructionRules<'ifDone'> = {
  *perform(play, effect, scope) {
    return yield* followUp(play, yield* play.performPart(effect.first, scope), effect);
  },
  isPossible: (attempt, { first }) => attempt.isPossible(attempt, first),
  compound: 'clauses',
};

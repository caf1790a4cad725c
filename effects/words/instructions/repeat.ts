import { numberOf } from '../../questions/characteristics/amounts.ts';
import type { InstructionResult } from '../../state/instruction.ts';
import { together } from '../following.ts';
import type { InstructionRules } from '../instructionRules.ts';

export const repeatRules: InstructionRules<'repeat'> = {
  *perform(play, effect, scope) {
    const times = numberOf(play, effect.times, scope);
    const results: InstructionResult[] = [];
    for (let time = 0; time < times; time++) results.push(yield* play.performPart(effect.effect, scope));
    return together(scope, results);
  },
  isPossible: (attempt, { times, effect }) =>
    numberOf(attempt.world, times, attempt.scope) > 0 && attempt.isPossible(attempt, effect),
  compound: 'oneClause',
};

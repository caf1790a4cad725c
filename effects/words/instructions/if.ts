import { holds } from '../../questions/characteristics/conditions.ts';
import { branch } from '../following.ts';
import type { InstructionRules } from '../instructionRules.ts';

export const ifRules: InstructionRules<'if'> = {
  perform: (play, effect, scope) => branch(play, holds(play, effect.condition, scope), effect, scope),
  isPossible: (attempt, { condition, then, otherwise }) => {
    const next = holds(attempt.world, condition, attempt.scope) ? then : otherwise;
    return next !== undefined && attempt.isPossible(attempt, next);
  },
  compound: 'clauses',
};

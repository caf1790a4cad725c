import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { some, withBound } from '../../questions/legality/attempts.ts';
import type { InstructionResult } from '../../state/instruction.ts';
import { bind } from '../binding.ts';
import { together } from '../following.ts';
import type { InstructionRules } from '../instructionRules.ts';

export const forEachRules: InstructionRules<'forEach'> = {
  *perform(play, effect, scope) {
    const objects = yield* resolveTarget(play, effect.of, scope, PROMPTS.choose);
    const results: InstructionResult[] = [];
    for (const { id } of objects)
      results.push(yield* play.performPart(effect.effect, bind(scope, effect.as, [id])));
    return together(scope, results, effect.as);
  },
  isPossible: (attempt, { of, as, effect }) =>
    some(attempt, of, (object) => attempt.isPossible(withBound(attempt, as, object), effect)),
  compound: 'oneClause',
};

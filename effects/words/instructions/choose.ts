import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { some, withBound } from '../../questions/legality/attempts.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

export const chooseRules: InstructionRules<'choose'> = {
  *perform(play, effect, scope) {
    const objects = yield* resolveTarget(play, effect.what, scope, PROMPTS.choose);
    return { performed: objects.length > 0, scope: bind(scope, asOf(effect.what), ids(objects)) };
  },
  isPossible: (attempt, { what }) => some(attempt, what),
  leadsTo: (attempt, { what }, next) =>
    some(attempt, what, (object) => next(withBound(attempt, what.as ?? 'chosen', object))),
  compound: 'clauses',
};

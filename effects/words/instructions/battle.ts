import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { battleInEffect } from '../../actions/battle.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { some } from '../../questions/legality/attempts.ts';
import { canBattle } from '../../questions/legality/canBattle.ts';
import { asOf, bind } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 115.2. Makes two creatures battle. */
export const battleRules: InstructionRules<'battle'> = {
  *perform(play, effect, scope) {
    const [a] = yield* resolveTarget(play, effect.a, scope, PROMPTS.battles);
    const [b] = yield* resolveTarget(play, effect.b, scope, PROMPTS.battled);
    if (a === undefined || b === undefined || !canBattle(play, a, b)) return { performed: false, scope };
    yield* play.outsideClause(battleInEffect(play, a, b));
    const named = bind(bind(scope, asOf(effect.a), [a.id]), asOf(effect.b), [b.id]);
    return { performed: true, scope: named };
  },
  isPossible: (attempt, { a, b }) =>
    some(attempt, a, (one) => some(attempt, b, (other) => canBattle(attempt.world, one, other))),
};

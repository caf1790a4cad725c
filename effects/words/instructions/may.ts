import { sourceInfo } from '../../actions/choosing/targets.ts';
import { describeEffect } from '../../language/describe.ts';
import { confirm } from '../../play/ask.ts';
import { branch, followUp } from '../following.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 603.2f. A declared effect is carried out without asking; a nested "may" is asked. */
export const mayRules: InstructionRules<'may'> = {
  *perform(play, effect, { mustCarryOut, ...scope }) {
    const source = sourceInfo(play, scope, scope.player);
    const prompt = `${describeEffect(effect.effect)}?`;
    const yes = mustCarryOut || (yield* confirm(scope.player, '606.1', prompt, source));
    if (!yes) return yield* branch(play, false, effect, scope);
    return yield* followUp(play, yield* play.performPart(effect.effect, scope), effect);
  },
  isPossible: (attempt, { effect }) => attempt.isPossible(attempt, effect),
  compound: 'clauses',
};

import type { InstructionRules } from '../instructionRules.ts';

/** 609.4. Counts what really happened. */
export const tallyRules: InstructionRules<'tally'> = {
  *perform(play, effect, scope) {
    const result = yield* play.performPart(effect.effect, scope);
    const { happened = 0, scope: inner } = result;
    return { ...result, scope: { ...inner, named: { ...inner.named, [effect.as]: happened } } };
  },
  isPossible: (attempt, { effect }) => attempt.isPossible(attempt, effect),
  compound: 'clauses',
};

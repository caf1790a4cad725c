import { amountOf } from '../../questions/characteristics/amounts.ts';
import { always, withNumber } from '../../questions/legality/attempts.ts';
import type { InstructionRules } from '../instructionRules.ts';

export const rememberRules: InstructionRules<'remember'> = {
  *perform(play, { amount, as }, scope) {
    const named = { ...scope.named, [as]: amountOf(play, amount, scope) };
    return { performed: true, scope: { ...scope, named } };
  },
  isPossible: always,
  leadsTo: (attempt, { as, amount }, next) =>
    next(withNumber(attempt, as, amountOf(attempt.world, amount, attempt.scope))),
  compound: 'clauses',
};

import type { Effect } from '../../language/vocabulary.ts';
import type { Attempt } from '../../questions/legality/attempts.ts';
import { oneAfterTheOther } from '../following.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 605.2c. Each instruction sees the names bound by those before it. */
export const inOrderRules: InstructionRules<'inOrder'> = {
  perform: (play, { effects }, scope) => oneAfterTheOther(play, effects, scope),
  isPossible: (attempt, { effects }) => firstOf(attempt, effects),
  canPay: (cost, { effects }) => effects.every((one) => cost.canPay(cost, one)),
  compound: 'clauses',
};

/** 101.5a. The first clause: choices and numbers that are named belong to the clause that follows them. */
function firstOf(attempt: Attempt, [first, ...rest]: readonly Effect[]): boolean {
  if (first === undefined) return false;
  return rest.length === 0
    ? attempt.isPossible(attempt, first)
    : attempt.leadsTo(attempt, first, (next) => firstOf(next, rest));
}

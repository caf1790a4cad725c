import type { InstructionRules } from '../instructionRules.ts';

/** 101.5a. Up to its full stop a sentence is replaced only once, and what is done instead is not replaced at all. */
export const oneSentenceRules: InstructionRules<'oneSentence'> = {
  perform: (play, { effect }, scope) => play.inOneSentence(play.performPart(effect, scope)),
  isPossible: (attempt, { effect }) => attempt.isPossible(attempt, effect),
  canPay: (cost, { effect }) => cost.canPay(cost, effect),
  compound: 'clauses',
};

import type { InstructionWord } from '../instructionWord.ts';
import type { Effect } from '../vocabulary.ts';

/**
 * 701.21. Each player shows the top card of their deck and puts it on the bottom. It is done for those who ask whether it was if you win: your
 * card costs no less. Your card is `judged`.
 */
export interface GachinkoJudgeInstruction {
  readonly do: 'gachinkoJudge';
}

/** 701.21. A gachinko judge, and what follows if you win it. */
export const gachinkoJudge = (won: Effect, lost?: Effect): Effect => ({
  do: 'ifDone',
  first: { do: 'gachinkoJudge' },
  then: won,
  ...(lost === undefined ? {} : { otherwise: lost }),
});

export const gachinkoJudgeWord: InstructionWord<GachinkoJudgeInstruction> = {
  text: () => 'win a gachinko judge',
  binds: () => ['judged'],
  generated: { weight: 1 },
};

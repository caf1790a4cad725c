import { EXPECTATIONS } from '../../../table/sentences/problems.ts';
import { does } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Who } from '../vocabulary.ts';

/** 104.2c. A player loses the duel. */
export interface LosesInstruction {
  readonly do: 'loses';
  readonly who: Who;
}

export const losesWord: InstructionWord<LosesInstruction> = {
  text: ({ who }) => does(who, 'lose the duel'),
  misfit: ({ who }) => (who === 'any' ? ['who', EXPECTATIONS.loser, who] : undefined),
  generated: { weight: 1, harmless: true, fields: { who: 'decider' } },
};

import { EXPECTATIONS } from '../../../table/sentences/problems.ts';
import { does } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Who } from '../vocabulary.ts';

/** 104.2c. A player wins the duel. */
export interface WinsInstruction {
  readonly do: 'wins';
  readonly who: Who;
}

export const winsWord: InstructionWord<WinsInstruction> = {
  text: ({ who }) => does(who, 'win the duel'),
  misfit: ({ who }) => (who === 'any' ? ['who', EXPECTATIONS.winner, who] : undefined),
  generated: { weight: 1, harmless: true, fields: { who: 'decider' } },
};

import { does } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Who } from '../vocabulary.ts';

/** 500.5. A player takes another turn after this one. */
export interface ExtraTurnInstruction {
  readonly do: 'extraTurn';
  readonly who: Who;
}

/** A player takes another turn after this one. */
export const extraTurn = (who: Who = 'you'): Effect => ({ do: 'extraTurn', who });

export const extraTurnWord: InstructionWord<ExtraTurnInstruction> = {
  text: ({ who }) => does(who, 'take another turn after this one'),
  generated: { weight: 1, fields: { who: 'who' } },
};

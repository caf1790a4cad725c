import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect } from '../vocabulary.ts';

/** 101.1. The turn ends at once, without its remaining steps. */
export interface SkipRestOfTurnInstruction {
  readonly do: 'skipRestOfTurn';
}

/** The turn ends at once, without its remaining steps. */
export const skipRestOfTurn: Effect = deepFreeze({ do: 'skipRestOfTurn' });

export const skipRestOfTurnWord: InstructionWord<SkipRestOfTurnInstruction> = {
  text: () => 'skip the rest of the turn',
  generated: { weight: 1 },
};

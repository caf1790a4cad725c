import { does, OWN } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Who } from '../vocabulary.ts';

/** 701.11a. A player shuffles the deck. */
export interface ShuffleInstruction {
  readonly do: 'shuffle';
  readonly who: Who;
}

/** A player shuffles the deck. */
export const shuffleDeck = (who: Who): Effect => ({ do: 'shuffle', who });

export const shuffleWord: InstructionWord<ShuffleInstruction> = {
  text: ({ who }) => does(who, `shuffle ${OWN[who]} deck`),
  generated: { weight: 1, harmless: true, fields: { who: 'who' } },
};

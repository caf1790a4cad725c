import { does, OWN } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Who } from '../vocabulary.ts';

/** 113.2a. A player turns all their shields face down and rearranges their cards at random. */
export interface RearrangeShieldsInstruction {
  readonly do: 'rearrangeShields';
  readonly who: Who;
}

/** A player turns all their shields face down and shuffles them: each place keeps its number of cards, and what is attached to it. */
export const rearrangeShields = (who: Who): Effect => ({ do: 'rearrangeShields', who });

export const rearrangeShieldsWord: InstructionWord<RearrangeShieldsInstruction> = {
  text: ({ who }) => does(who, `rearrange ${OWN[who]} shields face down in a random order`),
  generated: { weight: 1, fields: { who: 'who' } },
};

import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 701.7a. Cards go from a hand to the graveyard. */
export interface DiscardInstruction {
  readonly do: 'discard';
  readonly what: Target;
}

/** Cards are discarded from a hand. */
export const discard = (what: Target): Effect => ({ do: 'discard', what });

export const discardWord: InstructionWord<DiscardInstruction> = {
  text: ({ what }) => `discard ${describeTarget(what)}`,
  binds: ({ what }) => chosenIn(what),
  reach: () => ({ what: ['hand'] }),
  generated: { weight: 4, fields: { what: { target: ['hand'] } } },
};

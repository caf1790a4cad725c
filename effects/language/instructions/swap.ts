import type { InstructionWord } from '../instructionWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Ref } from '../vocabulary.ts';

/** 701.26. The bearer comes from where it is, and what is named goes to the hand. */
export interface SwapInstruction {
  readonly do: 'swap';
  readonly what: Ref;
}

export const swapWord: InstructionWord<SwapInstruction> = {
  text: ({ what }) => `have this change places with ${describeRef(what.ref)}, which goes to the hand`,
  binds: () => ['put'],
  notTheSpellAlone: ['do'],
  generated: { weight: 1, fields: { what: 'ref' } },
};

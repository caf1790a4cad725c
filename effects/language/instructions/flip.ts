import type { InstructionWord } from '../instructionWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Ref } from '../vocabulary.ts';

/** A D2 field is turned upside down; once it is, it cannot be again. */
export interface FlipInstruction {
  readonly do: 'flip';
  readonly what: Ref;
}

export const flipWord: InstructionWord<FlipInstruction> = {
  text: ({ what }) => `turn ${describeRef(what.ref)} upside down`,
  notTheSpell: ['what'],
  generated: { weight: 1, fields: { what: 'ref' } },
};

import type { InstructionWord } from '../instructionWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Effect, Ref } from '../vocabulary.ts';

/** 302.2, 810.4. The spell half of a creature is cast while the card stays in the battle zone. */
export interface CastSpellHalfInstruction {
  readonly do: 'castSpellHalf';
  readonly of: Ref;
}

/** The spell half of a creature is cast without paying its cost; the creature stays where it is. */
export const castSpellHalf = (of: Ref): Effect => ({ do: 'castSpellHalf', of });

export const castSpellHalfWord: InstructionWord<CastSpellHalfInstruction> = {
  text: ({ of }) => `cast the spell half of ${describeRef(of.ref)} without paying its cost`,
  notTheSpell: ['of'],
  generated: { weight: 1, fields: { of: 'ref' } },
};

import type { InstructionWord } from '../instructionWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Effect, Ref } from '../vocabulary.ts';

/** 303.3. A cross gear is crossed onto nothing any more, and stays in the battle zone. */
export interface UncrossInstruction {
  readonly do: 'uncross';
  readonly what: Ref;
}

/** A cross gear is crossed onto nothing any more. */
export const uncross = (what: Ref): Effect => ({ do: 'uncross', what });

export const uncrossWord: InstructionWord<UncrossInstruction> = {
  text: ({ what }) => `uncross ${describeRef(what.ref)}`,
  reach: () => ({ what: ['battleZone'] }),
  notTheSpell: ['what'],
  generated: { weight: 1, fields: { what: 'ref' } },
};

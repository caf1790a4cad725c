import { ZONES } from '../../../table/zones.ts';
import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Effect, Ref, Target } from '../vocabulary.ts';

/** 801.4, 113.2. Cards become the lowest cards of a creature in the battle zone, or of a shield, which stays one shield. */
export interface PutUnderInstruction {
  readonly do: 'putUnder';
  readonly what: Target;
  readonly under: Ref;
}

/** Cards, also of the battle zone, are put under a creature, or others under a shield, below all others. */
export const putUnder = (what: Target, under: Ref): Effect => ({ do: 'putUnder', what, under });

export const putUnderWord: InstructionWord<PutUnderInstruction> = {
  text: ({ what, under }) => `put ${describeTarget(what)} under ${describeRef(under.ref)}`,
  binds: ({ what }) => chosenIn(what),
  reach: () => ({ what: ZONES }),
  notTheSpell: ['under'],
  generated: {
    weight: 1,
    fields: { what: { target: ['hand', 'graveyard', 'manaZone', 'battleZone'] }, under: 'ref' },
  },
};

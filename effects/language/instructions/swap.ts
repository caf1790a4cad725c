import type { InstructionWord } from '../instructionWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Effect, Ref } from '../vocabulary.ts';

/**
 * 701.26. What is named leaves the battle zone, and another card is put from the zone to which it goes. Without `for` the bearer comes from the
 * hand, by revolution change.
 */
export interface SwapInstruction {
  readonly do: 'swap';
  readonly what: Ref;
  /** The card that is put. */
  readonly for?: Ref;
}

/** A creature changes places with a card of another zone. */
export const changePlaces = (what: Ref, coming: Ref): Effect => ({ do: 'swap', what, for: coming });

export const swapWord: InstructionWord<SwapInstruction> = {
  text: ({ what, for: coming }) =>
    coming === undefined
      ? `have this change places with ${describeRef(what.ref)}, which goes to the hand`
      : `have ${describeRef(coming.ref)} change places with ${describeRef(what.ref)}`,
  binds: () => ['put'],
  notTheSpellAlone: ['do'],
  generated: { weight: 1, fields: { what: 'ref' }, optional: { for: 'ref' } },
};

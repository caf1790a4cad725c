import { chosenIn } from '../boundNames.ts';
import { DURATIONS } from '../describeDurations.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Duration, Effect, Ref, Target } from '../vocabulary.ts';

/** 200. A creature has the characteristics that are printed on a creature card, which may be anywhere, in place of its own. */
export interface BecomeInstruction {
  readonly do: 'become';
  readonly what: Target;
  readonly card: Ref;
  readonly until: Duration;
}

/** A creature becomes the creature that is printed on a settled card. */
export const become = (what: Target, card: Ref, until: Duration): Effect => ({
  do: 'become',
  what,
  card,
  until,
});

export const becomeWord: InstructionWord<BecomeInstruction> = {
  text: ({ what, card, until }) =>
    `${DURATIONS[until]}, have ${describeTarget(what)} become ${describeRef(card.ref)}`,
  binds: ({ what }) => chosenIn(what),
  reach: () => ({ what: ['battleZone'] }),
  notTheSpell: ['what'],
  generated: {
    weight: 1,
    harmless: true,
    fields: { what: { target: ['battleZone'] }, card: 'ref', until: 'duration' },
  },
};

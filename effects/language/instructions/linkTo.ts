import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 701.18a. Nebulae of the battle zone are linked with a rite of their player. */
export interface LinkToInstruction {
  readonly do: 'linkTo';
  readonly what: Target;
  readonly to: Target;
}

/** Nebulae are linked with a rite of their player, as part of it. */
export const linkTo = (what: Target, to: Target): Effect => ({ do: 'linkTo', what, to });

export const linkToWord: InstructionWord<LinkToInstruction> = {
  text: ({ what, to }) => `link ${describeTarget(what)} to ${describeTarget(to)}`,
  binds: ({ what, to }) => [...chosenIn(what), ...chosenIn(to)],
  reach: () => ({ what: ['battleZone'], to: ['battleZone'] }),
  notTheSpell: ['what', 'to'],
  generated: { weight: 1, fields: { what: { target: ['battleZone'] }, to: { choice: ['battleZone'] } } },
};

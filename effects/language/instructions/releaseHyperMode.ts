import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 816.2. Until the start of its player's next turn, the abilities and the power of a creature's hyper mode are in effect. */
export interface ReleaseHyperModeInstruction {
  readonly do: 'releaseHyperMode';
  readonly what: Target;
}

/** Until the start of your next turn, the hyper mode of creatures is released. */
export const releaseHyperMode = (what: Target): Effect => ({ do: 'releaseHyperMode', what });

export const releaseHyperModeWord: InstructionWord<ReleaseHyperModeInstruction> = {
  text: ({ what }) => `until the start of your next turn, release the hyper mode of ${describeTarget(what)}`,
  binds: ({ what }) => chosenIn(what),
  reach: () => ({ what: ['battleZone'] }),
  notTheSpell: ['what'],
  generated: { weight: 1, harmless: true, fields: { what: { target: ['battleZone'] } } },
};

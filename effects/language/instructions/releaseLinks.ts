import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 808.1b. One cell of a super creature goes back to the hyperspatial zone, and the others turn over. */
export interface ReleaseLinksInstruction {
  readonly do: 'releaseLinks';
  readonly what: Target;
}

/** One cell of a super creature goes back to the hyperspatial zone, and the others turn over. */
export const releaseLinks = (what: Target): Effect => ({ do: 'releaseLinks', what });

export const releaseLinksWord: InstructionWord<ReleaseLinksInstruction> = {
  text: ({ what }) => `release the links of ${describeTarget(what)}`,
  binds: ({ what }) => chosenIn(what),
  reach: () => ({ what: ['battleZone'] }),
  notTheSpell: ['what'],
  generated: { weight: 1, fields: { what: { target: ['battleZone'] } } },
};

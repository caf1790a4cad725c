import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import { describeNames } from '../filters/names.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 701.18, 805.1c. A card with two sides and others of its player are turned over and linked: their other sides are cells of one creature. */
export interface LinkInstruction {
  readonly do: 'link';
  readonly what: Target;
  /** The names of the others, each of which has to be there. */
  readonly with: readonly string[];
}

/** A card with two sides and others are turned over and linked into a super creature. */
export const link = (what: Target, others: readonly string[]): Effect => ({ do: 'link', what, with: others });

export const linkWord: InstructionWord<LinkInstruction> = {
  text: ({ what, with: others }) =>
    `turn over and link ${describeTarget(what)} with one of each card named ${describeNames(others)}`,
  binds: ({ what }) => chosenIn(what),
  reach: () => ({ what: ['battleZone'] }),
  notTheSpell: ['what'],
  generated: { weight: 1, fields: { what: { target: ['battleZone'] }, with: [['Card A']] } },
};

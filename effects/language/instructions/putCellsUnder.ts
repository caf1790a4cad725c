import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 309.6. Cores or other cards that make up a creature with its first card are put under that one, if there are so many; its owner picks which. */
export interface PutCellsUnderInstruction {
  readonly do: 'putCellsUnder';
  readonly what: Target;
  readonly count: number;
}

/** So many of the cards that a creature is linked with are put under it. */
export const putCellsUnder = (what: Target, count: number): Effect => ({ do: 'putCellsUnder', what, count });

export const putCellsUnderWord: InstructionWord<PutCellsUnderInstruction> = {
  text: ({ what, count }) => `put ${count} of the cards that ${describeTarget(what)} is linked with under it`,
  binds: ({ what }) => chosenIn(what),
  reach: () => ({ what: ['battleZone'] }),
  notTheSpell: ['what'],
  generated: { weight: 1, fields: { what: { target: ['battleZone'] }, count: [1, 2] } },
};

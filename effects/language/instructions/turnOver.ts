import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 701.20a, 701.22a. A card with two sides is turned over, so that the other one lies up. */
export interface TurnOverInstruction {
  readonly do: 'turnOver';
  readonly what: Target;
}

/** Cards with two sides are turned over. */
export const turnOver = (what: Target): Effect => ({ do: 'turnOver', what });

export const turnOverWord: InstructionWord<TurnOverInstruction> = {
  text: ({ what }) => `turn over ${describeTarget(what)}`,
  binds: ({ what }) => chosenIn(what),
  reach: () => ({ what: ['battleZone'] }),
  notTheSpell: ['what'],
  generated: { weight: 1, fields: { what: { target: ['battleZone'] } } },
};

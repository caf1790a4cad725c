import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 701.6a. Objects in the battle zone go to the graveyard. */
export interface DestroyInstruction {
  readonly do: 'destroy';
  readonly what: Target;
}

/** Creatures are destroyed. */
export const destroy = (what: Target): Effect => ({ do: 'destroy', what });

export const destroyWord: InstructionWord<DestroyInstruction> = {
  text: ({ what }) => `destroy ${describeTarget(what)}`,
  binds: ({ what }) => chosenIn(what),
  reach: () => ({ what: ['battleZone'] }),
  notTheSpell: ['what'],
  generated: { weight: 8, fields: { what: { target: ['battleZone'] } } },
};

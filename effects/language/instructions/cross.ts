import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 303.4a. Cross gears in the battle zone are crossed onto a creature of their player without paying. */
export interface CrossInstruction {
  readonly do: 'cross';
  readonly what: Target;
  readonly onto: Target;
}

/** Cross gears in the battle zone are crossed onto a creature of their player without paying. */
export const cross = (what: Target, onto: Target): Effect => ({ do: 'cross', what, onto });

export const crossWord: InstructionWord<CrossInstruction> = {
  text: ({ what, onto }) => `cross ${describeTarget(what)} onto ${describeTarget(onto)}`,
  binds: ({ what, onto }) => [...chosenIn(what), ...chosenIn(onto)],
  reach: () => ({ what: ['battleZone'], onto: ['battleZone'] }),
  notTheSpell: ['what', 'onto'],
  generated: {
    weight: 1,
    fields: {
      what: [
        { ref: 'this' },
        { in: 'battleZone', of: 'you', filter: { type: 'crossGear' } },
        { in: 'battleZone', of: 'opponent', filter: { type: 'crossGear' } },
      ],
      onto: { choice: ['battleZone'] },
    },
  },
};

import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 310. Auras are attached to a creature of their player, from wherever they lie, without being executed. */
export interface AttachInstruction {
  readonly do: 'attach';
  readonly what: Target;
  readonly to: Target;
}

/** Auras are attached to a creature of their player, from wherever they lie, without being executed. */
export const attach = (what: Target, to: Target): Effect => ({ do: 'attach', what, to });

export const attachWord: InstructionWord<AttachInstruction> = {
  text: ({ what, to }) => `attach ${describeTarget(what)} to ${describeTarget(to)}`,
  binds: ({ what, to }) => [...chosenIn(what), ...chosenIn(to)],
  reach: () => ({ to: ['battleZone'] }),
  notTheSpell: ['what', 'to'],
  generated: {
    weight: 1,
    fields: {
      what: [
        { ref: 'this' },
        { in: 'battleZone', of: 'you', filter: { type: 'aura' } },
        { in: 'graveyard', of: 'you', filter: { type: 'aura' } },
        { in: 'manaZone', of: 'opponent', filter: { type: 'aura' } },
      ],
      to: { choice: ['battleZone'] },
    },
  },
};

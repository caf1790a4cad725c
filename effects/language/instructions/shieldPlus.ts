import { chosenIn } from '../boundNames.ts';
import { describeTarget, topCards } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount, Effect, Target } from '../vocabulary.ts';

/** 113.2. The top cards of your deck go below shields of yours, each of which stays one shield. */
export interface ShieldPlusInstruction {
  readonly do: 'shieldPlus';
  readonly count: Amount;
  readonly under: Target;
}

/** The top cards of your deck go below each of these shields of yours, as part of it. */
export const shieldPlus = (count: Amount, under: Target): Effect => ({ do: 'shieldPlus', count, under });

export const shieldPlusWord: InstructionWord<ShieldPlusInstruction> = {
  text: ({ count, under }) => `add ${topCards(count)} of your deck to ${describeTarget(under)}`,
  binds: ({ under }) => chosenIn(under),
  reach: () => ({ under: ['shieldZone'] }),
  notTheSpell: ['under'],
  generated: { weight: 1, fields: { count: 'count', under: { target: ['shieldZone'] } } },
};

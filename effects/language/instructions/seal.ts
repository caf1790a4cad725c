import { chosenIn } from '../boundNames.ts';
import { describeAmount, describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount, Effect, Target } from '../vocabulary.ts';

/** 701.24a. The top cards of its owner's deck are put on a card in the battle zone, face down. */
export interface SealInstruction {
  readonly do: 'seal';
  readonly what: Target;
  readonly count: Amount;
}

/** So many seals are put on each of these. */
export const seal = (what: Target, count: Amount = 1): Effect => ({ do: 'seal', what, count });

export const sealWord: InstructionWord<SealInstruction> = {
  text: ({ what, count }) =>
    count === 1
      ? `put a seal on ${describeTarget(what)}`
      : `put ${describeAmount(count)} seals on ${describeTarget(what)}`,
  binds: ({ what }) => chosenIn(what),
  reach: () => ({ what: ['battleZone'] }),
  notTheSpell: ['what'],
  generated: { weight: 1, fields: { what: { target: ['battleZone'] }, count: 'count' } },
};

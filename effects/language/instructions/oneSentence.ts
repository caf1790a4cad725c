import { bracketed } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect } from '../vocabulary.ts';

/** 101.5a. What a card prints as one sentence: once something of it has been replaced, or takes the place of an event, the rest is not replaced. */
export interface OneSentenceInstruction {
  readonly do: 'oneSentence';
  readonly effect: Effect;
}

/** 101.5a. Effects up to one full stop, which replacement effects change no further once one of them has been replaced. */
export const oneSentence = (effect: Effect): Effect => ({ do: 'oneSentence', effect });

export const oneSentenceWord: InstructionWord<OneSentenceInstruction> = {
  text: ({ effect }, describe) => `in one sentence ${bracketed(describe.effect(effect))}`,
  names: (_, names, flow) => flow.effect('effect', names),
  generated: { weight: 1, fields: { effect: 'effect' } },
};

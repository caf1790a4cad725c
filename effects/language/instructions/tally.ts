import { withValue } from '../boundNames.ts';
import { calledBy } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect } from '../vocabulary.ts';

/**
 * 609.4, 101.3a. Performs an effect, and keeps as a number how many cards it really drew, destroyed, discarded, moved,
 * put, used, tapped or broke: "that many". What was replaced does not count, and a pile counts once (801.2).
 */
export interface TallyInstruction {
  readonly do: 'tally';
  readonly effect: Effect;
  readonly as: string;
}

/** 609.4. Performs an effect, and stores under a name how many cards it really affected: `named(name)` is "that many". */
export const tally = (effect: Effect, as: string): Effect => ({ do: 'tally', effect, as });

export const tallyWord: InstructionWord<TallyInstruction> = {
  text: ({ effect, as }, describe) => `${describe.alone(effect)}, and note how many${calledBy(as)}`,
  names: ({ as }, names, flow) => withValue(flow.effect('effect', names), as),
  generated: { weight: 1, fields: { effect: 'effect', as: ['number'] }, gives: { numbers: ['number'] } },
};

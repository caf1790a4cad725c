import { describeAmount } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount, Effect } from '../vocabulary.ts';

/** An effect that is followed several times. */
export interface RepeatInstruction {
  readonly do: 'repeat';
  readonly times: Amount;
  readonly effect: Effect;
}

/** An effect that is repeated this many times. */
export const repeat = (count: Amount, effect: Effect): Effect => ({ do: 'repeat', times: count, effect });

export const repeatWord: InstructionWord<RepeatInstruction> = {
  text: ({ times, effect }, describe) =>
    `${times === 1 ? 'once' : `${describeAmount(times)} times`}: ${describe.inside(effect)}`,
  open: true,
  names: (_, names, flow) => {
    flow.uses('times', names);
    return flow.effect('effect', names);
  },
  generated: { weight: 1, fields: { times: 'count', effect: 'effect' } },
};

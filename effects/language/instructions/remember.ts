import { withValue } from '../boundNames.ts';
import { describeAmount } from '../describeNouns.ts';
import { calledBy } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount, Effect } from '../vocabulary.ts';

/** Keeps a number for later parts of the effect, and for what it leaves behind. */
export interface RememberInstruction {
  readonly do: 'remember';
  readonly amount: Amount;
  readonly as: string;
}

/** Stores an amount under a name, for later parts of the effect and for what it sets up. */
export const remember = (amount: Amount, as: string): Effect => ({ do: 'remember', amount, as });

export const rememberWord: InstructionWord<RememberInstruction> = {
  text: ({ amount, as }) => `note ${describeAmount(amount)}${calledBy(as)}`,
  names: ({ as }, names, flow) => {
    flow.uses('amount', names);
    return withValue(names, as);
  },
  generated: {
    weight: 1,
    fields: { amount: 'count', as: ['number'] },
    gives: { numbers: ['number'], only: true },
  },
};

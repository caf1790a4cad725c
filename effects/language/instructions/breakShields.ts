import { describeAmount, OWNERS } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount, Effect, Who } from '../vocabulary.ts';

/** 701.14a. Shields of players are broken. */
export interface BreakShieldsInstruction {
  readonly do: 'breakShields';
  readonly of: Who;
  readonly count: Amount | 'all';
}

/** Shields of a player are broken. */
export const breakShields = (count: Amount | 'all', of: Who = 'opponent'): Effect => ({
  do: 'breakShields',
  of,
  count,
});

export const breakShieldsWord: InstructionWord<BreakShieldsInstruction> = {
  text: ({ of, count }) =>
    `break ${count === 'all' ? 'all' : describeAmount(count)} of ${OWNERS[of] || "each player's"} shields`,
  generated: { weight: 4, fields: { of: 'who', count: 'countOrAll' } },
};

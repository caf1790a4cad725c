import { topCards } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount } from '../vocabulary.ts';

/** The top cards of the super GR zone are summoned without paying. */
export interface GacharangeSummonInstruction {
  readonly do: 'gacharangeSummon';
  readonly count: Amount;
}

export const gacharangeSummonWord: InstructionWord<GacharangeSummonInstruction> = {
  text: ({ count }) => `summon ${topCards(count)} of your super GR zone`,
  generated: { weight: 1, fields: { count: 'count' } },
};

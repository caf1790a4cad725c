import { describeCount } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount } from '../vocabulary.ts';

/** 603.3b. Abilities that bear an icon are chosen and go on standby. */
export interface UseIconsInstruction {
  readonly do: 'useIcons';
  readonly icon: string;
  readonly count: Amount;
}

export const useIconsWord: InstructionWord<UseIconsInstruction> = {
  text: ({ count, icon }) =>
    `use ${describeCount(count)} "${icon}" ${count === 1 ? 'ability' : 'abilities'} of your creatures`,
  generated: { weight: 1, fields: { icon: ['flame'], count: 'count' } },
};

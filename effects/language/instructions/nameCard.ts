import { withValue } from '../boundNames.ts';
import { does } from '../describeNouns.ts';
import { calledBy } from '../grammar.ts';
import { type InstructionWord, misfitOfDecider } from '../instructionWord.ts';
import type { Who } from '../vocabulary.ts';

/** 605.2c. A player names a card. */
export interface NameCardInstruction {
  readonly do: 'nameCard';
  readonly by: Who;
  readonly as: string;
}

export const nameCardWord: InstructionWord<NameCardInstruction> = {
  text: ({ by, as }) => `${does(by, 'name a card')}${calledBy(as, 'name')}`,
  names: ({ as }, names) => withValue(names, as),
  misfit: misfitOfDecider,
  generated: { weight: 1, fields: { by: 'decider', as: ['name'] }, gives: { cardNames: ['name'] } },
};

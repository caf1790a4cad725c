import { chosenIn } from '../boundNames.ts';
import { describeChoice } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Choice } from '../vocabulary.ts';

/** 605.2b. A player chooses cards, for what follows. */
export interface ChooseInstruction {
  readonly do: 'choose';
  readonly what: Choice;
}

export const chooseWord: InstructionWord<ChooseInstruction> = {
  text: ({ what }) => `choose ${describeChoice(what)}`,
  binds: ({ what }) => chosenIn(what),
  generated: { weight: 1, fields: { what: 'choice' }, gives: { refs: ['chosen'], only: true } },
};

import { INSTRUCTIONS } from '../effects/language/instructions/table.ts';
import type { InstructionWord } from '../effects/language/instructionWord.ts';
import type { Effect } from '../effects/language/vocabulary.ts';

/** A part of a card that does something, and its word. A ban of the same name has none of the fields that the word speaks of. */
interface FoundInstruction {
  readonly effect: Effect;
  readonly word: InstructionWord<Effect>;
}

const WORDS = INSTRUCTIONS as unknown as Readonly<Record<string, InstructionWord<Effect>>>;

/** The instruction that a part of a card is; undefined if the part is not an instruction. */
export function instructionIn(part: object): FoundInstruction | undefined {
  const name = 'do' in part && typeof part.do === 'string' ? part.do : undefined;
  const word = name !== undefined && Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
  return word === undefined ? undefined : { effect: part as Effect, word };
}

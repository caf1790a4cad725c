import type { Effect } from '../language/vocabulary.ts';
import type { Scope } from './scope.ts';

/** An effect with this word, such as `Instruction<'draw'>`. */
export type Instruction<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** What performing an instruction led to. */
export interface InstructionResult {
  /** 101.3a. Whether the instruction was attempted. */
  readonly performed: boolean;
  /** 609.4. How many cards it was really done to: without what was replaced, and a pile once. None if not given. */
  readonly happened?: number;
  /** The scope for the instructions that follow, with the names that this one bound. */
  readonly scope: Scope;
}

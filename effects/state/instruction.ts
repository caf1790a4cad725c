import type { Scope } from './scope.ts';

/** What performing an instruction led to. */
export interface InstructionResult {
  /** 101.3a. Whether the instruction was attempted. */
  readonly performed: boolean;
  /** 609.4. How many cards it was really done to: without what was replaced, and a pile once. None if not given. */
  readonly happened?: number;
  /** The scope for the instructions that follow, with the names that this one bound. */
  readonly scope: Scope;
}

/** How a cause explains the fact that it is the cause of. */
export type CauseRelation =
  | 'asked'
  | 'after'
  | 'attack'
  | 'battle'
  | 'chosen'
  | 'declared'
  | 'effect'
  | 'ended'
  | 'endedBy'
  | 'replacement'
  | 'since'
  | 'standby'
  | 'stateBased'
  | 'step'
  | 'triggered'
  | 'use';

/** The direct cause of a fact. */
export interface Cause {
  /** The index of an earlier fact. */
  readonly index: number;
  readonly how: CauseRelation;
  /** The log does not tell it from these facts of the same instant. */
  readonly alternatives?: readonly number[];
}

import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import type { RulesProfile, RulesVersion } from '../../effects/state/profile.ts';
import type { Position } from '../../engine/records/position.ts';
import type { Asked } from '../scenario.ts';

/** The answer to the next decision, in the notation of choices. */
export interface CaseAnswer {
  /** The number of the line in its text. */
  readonly line: number;
  readonly asked: Asked;
  readonly text: string;
}

/** Passes every decision until this one opens or the duel is over; `first` takes the first options where passing is not allowed. */
export interface CaseSkip {
  readonly line: number;
  readonly until: Asked | 'over';
  readonly by: 'pass' | 'first';
}

/** One way in which the players of a case answer. */
export interface CasePlay {
  readonly name: string;
  readonly answers: readonly (CaseAnswer | CaseSkip)[];
}

/** A situation, and what the players do in it, as a judge is asked about it. */
export interface Case {
  readonly title: string | undefined;
  /** A version of the rules, or where they differ from the current ones. */
  readonly rules: RulesVersion | Partial<RulesProfile> | undefined;
  /** Cards of its own. */
  readonly cards: readonly CardDefinition[];
  readonly position: Position;
  readonly plays: readonly CasePlay[];
}

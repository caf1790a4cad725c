import type { Generated } from './generated.ts';
import type { Condition } from './vocabulary.ts';

/** What a reader of texts has to know of a condition. */
export interface ConditionFacts {
  /** Its only field is this list of conditions: a list of one means the same as its member. */
  readonly listField?: string;
  /** A field with bounds for a number of cards, which is never below 0. */
  readonly cardCount?: string;
  /** Fields whose cards can only be creatures. */
  readonly ofCreatures?: readonly string[];
}

/** What a condition that contains others prints of them. */
export interface ConditionDescribers {
  /** A condition inside another, in brackets if it is made of several. */
  readonly inside: (condition: Condition) => string;
  /** That a condition does not hold. */
  readonly negated: (condition: Condition) => string;
}

/** All that the language knows of a condition. When it holds is in the file of the same name in `effects/questions/characteristics/conditions`. */
export interface ConditionWord<C extends { readonly kind: string }> extends ConditionFacts {
  readonly text: (condition: C, describe: ConditionDescribers) => string;
  /** That it does not hold, if that is shorter than "it is not the case that". */
  readonly negated?: (condition: C) => string | undefined;
  /** How the test kit generates it. */
  readonly generated: Generated<C>;
}

import type { ConditionWord } from '../conditionWord.ts';
import type { Condition } from '../vocabulary.ts';

/** All of these conditions hold. */
export interface BothCondition {
  readonly kind: 'both';
  readonly conditions: readonly Condition[];
}

/** At least one of these conditions holds. */
export interface EitherCondition {
  readonly kind: 'either';
  readonly conditions: readonly Condition[];
}

/** All of these conditions hold. */
export const both = (...conditions: readonly Condition[]): Condition => ({ kind: 'both', conditions });

/** At least one of these conditions holds. */
export const either = (...conditions: readonly Condition[]): Condition => ({ kind: 'either', conditions });

export const bothWord: ConditionWord<BothCondition> = {
  text: ({ conditions }, describe) => conditions.map(describe.inside).join(' and '),
  listField: 'conditions',
  generated: { weight: 1, fields: { conditions: 'twoSimpleConditions' } },
};

export const eitherWord: ConditionWord<EitherCondition> = {
  text: ({ conditions }, describe) => conditions.map(describe.inside).join(' or '),
  listField: 'conditions',
  generated: { weight: 1, fields: { conditions: 'twoSimpleConditions' } },
};

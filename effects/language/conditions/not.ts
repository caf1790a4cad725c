import type { ConditionWord } from '../conditionWord.ts';
import type { Condition } from '../vocabulary.ts';

/** A condition does not hold. */
export interface NotCondition {
  readonly kind: 'not';
  readonly condition: Condition;
}

/** A condition does not hold. */
export const notThat = (condition: Condition): Condition => ({ kind: 'not', condition });

export const notWord: ConditionWord<NotCondition> = {
  text: ({ condition }, describe) => describe.negated(condition),
  generated: { weight: 1, fields: { condition: 'simpleCondition' } },
};

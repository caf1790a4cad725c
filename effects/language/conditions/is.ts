import type { ConditionWord } from '../conditionWord.ts';
import { describeOne } from '../describeNouns.ts';
import { describeRef } from '../nounParts.ts';
import type { Condition, Filter, Ref } from '../vocabulary.ts';

/** An object is like this. */
export interface IsCondition {
  readonly kind: 'is';
  readonly what: Ref;
  readonly like: Filter;
}

/** An object is like this. */
export const isLike = (what: Ref, like: Filter): Condition => ({ kind: 'is', what, like });

export const isWord: ConditionWord<IsCondition> = {
  text: ({ what, like }) => `${describeRef(what.ref)} is ${describeOne(like)}`,
  negated: ({ what, like }) => `${describeRef(what.ref)} is not ${describeOne(like)}`,
  generated: { weight: 2, fields: { what: 'ref', like: 'simpleFilter' } },
};

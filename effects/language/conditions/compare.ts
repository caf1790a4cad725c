import type { ConditionWord } from '../conditionWord.ts';
import { describeAmount } from '../describeNouns.ts';
import type { Amount } from '../vocabulary.ts';

/** How two amounts compare. */
export interface CompareCondition {
  readonly kind: 'compare';
  readonly a: Amount;
  readonly b: Amount;
  readonly is: 'more' | 'less' | 'atLeast' | 'atMost' | 'equal';
}

const COMPARISONS = {
  more: 'more than',
  less: 'less than',
  atLeast: 'at least',
  atMost: 'at most',
  equal: 'equal to',
} as const;

export const compareWord: ConditionWord<CompareCondition> = {
  text: ({ a, is, b }) => `${describeAmount(a)} is ${COMPARISONS[is]} ${describeAmount(b)}`,
  generated: {
    weight: 1,
    fields: { a: 'count', b: 'count', is: ['atLeast', 'more', 'less', 'atMost', 'equal'] },
  },
};

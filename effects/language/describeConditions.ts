import { conditionWordOf } from './conditions/table.ts';
import type { ConditionDescribers } from './conditionWord.ts';
import { bracketed } from './grammar.ts';
import type { Condition } from './vocabulary.ts';

const describe: ConditionDescribers = {
  inside: (condition) =>
    conditionWordOf(condition).listField === undefined
      ? describeCondition(condition)
      : bracketed(describeCondition(condition)),
  negated: (condition) =>
    conditionWordOf(condition).negated?.(condition) ??
    `it is not the case that ${describe.inside(condition)}`,
};

export function describeCondition(condition: Condition): string {
  return conditionWordOf(condition).text(condition, describe);
}

/** What is said before a sentence that holds only under a condition. */
export const clause = (word: 'if' | 'while', condition: Condition | undefined): string =>
  condition === undefined ? '' : `${word} ${describeCondition(condition)}, `;

import type { ConditionWord } from '../conditionWord.ts';
import { describeFilter, describeGroup } from '../describeNouns.ts';
import type { Condition, Filter, Group } from '../vocabulary.ts';

/** All cards of a group are like this. */
export interface AllCondition {
  readonly kind: 'all';
  readonly of: Group;
  readonly are: Filter;
}

/** All cards of a group are like this. */
export const allOf = (of: Group, are: Filter): Condition => ({ kind: 'all', of, are });

export const allWord: ConditionWord<AllCondition> = {
  text: ({ of, are }) => `all ${describeGroup(of)} are ${describeFilter(are, 'many')}`,
  generated: { weight: 1, fields: { of: 'group', are: 'simpleFilter' } },
};

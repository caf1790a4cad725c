import type { ConditionWord } from '../conditionWord.ts';
import { describeBounds, describeGroup } from '../describeNouns.ts';
import type { Bounds, Condition, Group } from '../vocabulary.ts';

/** 201. The cards of a group have so many different costs. */
export interface DifferentCostsCondition {
  readonly kind: 'differentCosts';
  readonly of: Group;
  readonly is: Bounds;
}

/** 201. The cards of a group have so many different costs. */
export const differentCosts = (of: Group, is: Bounds): Condition => ({ kind: 'differentCosts', of, is });

export const differentCostsWord: ConditionWord<DifferentCostsCondition> = {
  text: ({ of, is }) => `there are ${describeBounds(is, 'fewer')} different costs among ${describeGroup(of)}`,
  cardCount: 'is',
  generated: { weight: 1, fields: { of: 'group', is: { bounds: [1, 2, 3] } } },
};

import type { ConditionRules } from '../conditionRules.ts';
import { holds } from '../conditions.ts';

export const notRules: ConditionRules<'not'> = {
  holds: (world, { condition }, scope) => !holds(world, condition, scope),
};

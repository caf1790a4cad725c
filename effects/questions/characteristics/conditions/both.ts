import type { ConditionRules } from '../conditionRules.ts';
import { holds } from '../conditions.ts';

export const bothRules: ConditionRules<'both'> = {
  holds: (world, { conditions }, scope) => conditions.every((one) => holds(world, one, scope)),
};

export const eitherRules: ConditionRules<'either'> = {
  holds: (world, { conditions }, scope) => conditions.some((one) => holds(world, one, scope)),
};

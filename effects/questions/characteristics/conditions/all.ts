import type { ConditionRules } from '../conditionRules.ts';
import { matches, membersOf } from '../filters.ts';

export const allRules: ConditionRules<'all'> = {
  holds: (world, { of, are }, scope) =>
    membersOf(world, of, scope).every((object) => matches(world, object, are, scope)),
};

import { isWithin } from '../amounts.ts';
import type { ConditionRules } from '../conditionRules.ts';
import { membersOf } from '../filters.ts';

export const countRules: ConditionRules<'count'> = {
  holds: (world, { of, is }, scope) => isWithin(world, membersOf(world, of, scope).length, is, scope),
};

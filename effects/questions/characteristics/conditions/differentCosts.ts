import { isWithin } from '../amounts.ts';
import { facesOf } from '../characteristics.ts';
import type { ConditionRules } from '../conditionRules.ts';
import { membersOf } from '../filters.ts';

export const differentCostsRules: ConditionRules<'differentCosts'> = {
  holds: (world, { of, is }, scope) => {
    const costs = membersOf(world, of, scope).flatMap((card) => facesOf(world, card).map(({ cost }) => cost));
    return isWithin(world, new Set(costs).size, is, scope);
  },
};

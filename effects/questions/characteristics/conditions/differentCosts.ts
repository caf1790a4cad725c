import { isWithin } from '../amounts.ts';
import { facesOf } from '../characteristics.ts';
import type { ConditionRules } from '../conditionRules.ts';
import { membersOf } from '../filters.ts';
import { costOf } from '../sides.ts';

export const differentCostsRules: ConditionRules<'differentCosts'> = {
  holds: (world, { of, is }, scope) => {
    const costs = membersOf(world, of, scope).flatMap((card) =>
      facesOf(world, card).map((face) => costOf(card, face)),
    );
    return isWithin(world, new Set(costs).size, is, scope);
  },
};

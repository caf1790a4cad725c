import { isWithin } from '../amounts.ts';
import type { FilterRules } from '../filterRules.ts';
import { costOf } from '../sides.ts';

export const costRules: FilterRules<'cost'> = {
  fits: (bounds, world, object, face, scope) => isWithin(world, costOf(object, face), bounds, scope),
};

import { isWithin } from '../amounts.ts';
import type { FilterRules } from '../filterRules.ts';

export const costRules: FilterRules<'cost'> = {
  fits: (bounds, world, _, { cost }, scope) => isWithin(world, cost, bounds, scope),
};

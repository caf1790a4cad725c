import { isWithin } from '../amounts.ts';
import type { FilterRules } from '../filterRules.ts';

export const underRules: FilterRules<'under'> = {
  fits: (bounds, world, { under }, _, scope) => isWithin(world, under.length, bounds, scope),
};

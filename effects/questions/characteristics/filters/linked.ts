import { isWithin } from '../amounts.ts';
import type { FilterRules } from '../filterRules.ts';

export const linkedRules: FilterRules<'linked'> = {
  fits: (bounds, world, { links }, _, scope) => isWithin(world, links?.length ?? 0, bounds, scope),
};

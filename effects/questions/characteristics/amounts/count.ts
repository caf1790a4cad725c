import type { AmountRules } from '../amountRules.ts';
import { membersOf } from '../filters.ts';

export const countRules: AmountRules<'count'> = {
  valueOf: (world, { count }, scope) => membersOf(world, count, scope).length,
};

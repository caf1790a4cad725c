import type { AmountRules } from '../amountRules.ts';
import { powerOf } from '../characteristics.ts';
import { membersOf } from '../filters.ts';

export const highestPowerRules: AmountRules<'highestPower'> = {
  valueOf: (world, { highestPower }, scope) =>
    Math.max(0, ...membersOf(world, highestPower, scope).map((one) => powerOf(world, one) ?? 0)),
};

import type { AmountRules } from '../amountRules.ts';
import { amountOf } from '../amounts.ts';

export const halfRules: AmountRules<'half'> = {
  valueOf: (world, { half }, scope) => Math.floor(amountOf(world, half, scope) / 2),
};

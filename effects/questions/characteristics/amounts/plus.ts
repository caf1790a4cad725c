import type { AmountRules } from '../amountRules.ts';
import { amountOf } from '../amounts.ts';

export const plusRules: AmountRules<'plus'> = {
  valueOf: (world, { plus: [a, b] }, scope) => amountOf(world, a, scope) + amountOf(world, b, scope),
};

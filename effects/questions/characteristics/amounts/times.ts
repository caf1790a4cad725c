import type { AmountRules } from '../amountRules.ts';
import { amountOf } from '../amounts.ts';

export const timesRules: AmountRules<'times'> = {
  valueOf: (world, { times: [a, b] }, scope) => amountOf(world, a, scope) * amountOf(world, b, scope),
};

import { INFINITE } from '../../../state/limits.ts';
import type { AmountRules } from '../amountRules.ts';

export const infiniteRules: AmountRules<'infinite'> = {
  valueOf: (_, { infinite }) => (infinite === 'above' ? INFINITE : -INFINITE),
};

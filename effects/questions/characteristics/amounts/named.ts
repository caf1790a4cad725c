import { namedAs } from '../../../state/scope.ts';
import type { AmountRules } from '../amountRules.ts';

export const namedRules: AmountRules<'named'> = {
  valueOf: (_, { named }, scope) => {
    const value = namedAs(named, scope);
    return typeof value === 'number' ? value : 0;
  },
};

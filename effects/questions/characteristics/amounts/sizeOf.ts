import { knownBy } from '../../../state/scope.ts';
import type { AmountRules } from '../amountRules.ts';

export const sizeOfRules: AmountRules<'sizeOf'> = {
  valueOf: ({ game }, { sizeOf }, scope) => knownBy(game, sizeOf.ref, scope).length,
};

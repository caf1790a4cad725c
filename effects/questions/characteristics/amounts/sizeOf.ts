import { refersTo } from '../../../state/scope.ts';
import type { AmountRules } from '../amountRules.ts';

export const sizeOfRules: AmountRules<'sizeOf'> = {
  valueOf: ({ game }, { sizeOf }, scope) => refersTo(game, sizeOf.ref, scope).length,
};

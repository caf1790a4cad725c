import { refersTo } from '../../../state/scope.ts';
import type { FilterRules } from '../filterRules.ts';

export const isRules: FilterRules<'is'> = {
  fits: ({ ref }, { game }, { id }, _, scope) => refersTo(game, ref, scope).includes(id),
};

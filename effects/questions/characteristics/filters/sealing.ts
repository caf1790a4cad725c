import { isSeal } from '../../../../table/seals.ts';
import { refersTo } from '../../../state/scope.ts';
import type { FilterRules } from '../filterRules.ts';

export const sealingRules: FilterRules<'sealing'> = {
  fits: ({ ref }, { game }, object, _, scope) =>
    isSeal(object) &&
    object.attachedTo !== undefined &&
    refersTo(game, ref, scope).includes(object.attachedTo),
};

import { isOfType } from '../../../language/cardTypes.ts';
import { crossedBy, refersTo } from '../../../state/scope.ts';
import type { FilterRules } from '../filterRules.ts';

export const crossedWithRules: FilterRules<'crossedWith'> = {
  fits: ({ ref }, { game }, { id, attachedTo }, { type }, scope) => {
    const objects = refersTo(game, ref, scope);
    if (isOfType(type, 'crossGear')) return attachedTo !== undefined && objects.includes(attachedTo);
    return objects.some((one) => crossedBy(game, one).includes(id));
  },
};

import { namedAs } from '../../../state/scope.ts';
import { definitionOf } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';

export const namedRules: FilterRules<'named'> = {
  fits: (named, world, object, _, scope) => definitionOf(world, object).name === namedAs(named, scope),
};

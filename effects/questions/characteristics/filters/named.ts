import { namedAs } from '../../../state/scope.ts';
import { definitionOf, namesOf } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';

/** 202.5, 804.6. Linked gods are named by any of their cards. */
export const namedRules: FilterRules<'named'> = {
  fits: (named, world, object, _, scope) => {
    const name = namedAs(named, scope);
    return (
      definitionOf(world, object).name === name ||
      (object.links !== undefined && namesOf(world, object).some((one) => one === name))
    );
  },
};

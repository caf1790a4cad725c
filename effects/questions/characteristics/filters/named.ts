import { namedAs } from '../../../state/scope.ts';
import { definitionOf, namesOf } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';

export const namedRules: FilterRules<'named'> = {
  fits: (named, world, object, _, scope) => {
    const name = namedAs(named, scope);
    // 202.5, 804.6. Linked gods have the names of all their cards.
    return (
      definitionOf(world, object).name === name ||
      (object.links !== undefined && namesOf(world, object).some((one) => one === name))
    );
  },
};

import { knownBy } from '../../../state/scope.ts';
import { lastKnownOf, namesOf } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';
import { membersOf } from '../filters.ts';

export const sameNameAsRules: FilterRules<'sameNameAs'> = {
  fits: (as, world, object, _, scope) => {
    const names = namesOf(world, object);
    if ('ref' in as)
      return knownBy(world.game, as.ref, scope).some((id) =>
        lastKnownOf(world, id)?.characteristics.names.some((name) => names.includes(name)),
      );
    return membersOf(world, as, scope).some(
      (other) => other.id !== object.id && namesOf(world, other).some((name) => names.includes(name)),
    );
  },
};

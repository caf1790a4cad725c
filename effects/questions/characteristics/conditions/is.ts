import { knownBy } from '../../../state/scope.ts';
import { lastObjectOf } from '../characteristics.ts';
import type { ConditionRules } from '../conditionRules.ts';
import { matches } from '../filters.ts';

export const isRules: ConditionRules<'is'> = {
  holds: (world, { what, like }, scope) =>
    knownBy(world.game, what.ref, scope).some((id) => {
      const known = lastObjectOf(world, id);
      return known !== undefined && matches(world, known, like, scope);
    }),
};

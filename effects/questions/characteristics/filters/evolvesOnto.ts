import { inBattleZone } from '../../../../table/objects.ts';
import { refersTo } from '../../../state/scope.ts';
import type { FilterRules } from '../filterRules.ts';
import { matches } from '../filters.ts';

/** 801.1a. One evolution, on one creature: what is put on several, or on cards of other zones, is not put on this alone. */
export const evolvesOntoRules: FilterRules<'evolvesOnto'> = {
  fits: ({ ref }, world, _, { abilities }, scope) =>
    refersTo(world.game, ref, scope).some((id) => {
      const creature = inBattleZone(world.game, id);
      return (
        creature !== undefined &&
        abilities.some(
          (ability) =>
            ability.kind === 'keyword' &&
            ability.name === 'evolution' &&
            ability.from === undefined &&
            ability.also === undefined &&
            (ability.count ?? 1) === 1 &&
            matches(world, creature, ability.base, scope),
        )
      );
    }),
};

import { powerOf } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';

/** A card alone is always the strongest: it is asked of a group, once its members are known. */
export const extremeRules: FilterRules<'extreme'> = {
  fits: () => true,
  among: (extreme, world, objects) => {
    if (objects.length === 0) return objects;
    const powers = objects.map((object) => powerOf(world, object) ?? 0);
    const best = extreme === 'highestPower' ? Math.max(...powers) : Math.min(...powers);
    return objects.filter((_, index) => powers[index] === best);
  },
};

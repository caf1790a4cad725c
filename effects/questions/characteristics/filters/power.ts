import { isWithin } from '../amounts.ts';
import { lastCharacteristicsOf, powerElsewhere, powerOf } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';

export const powerRules: FilterRules<'power'> = {
  fits: (bounds, world, object, face, scope) => {
    const last = lastCharacteristicsOf(world, object);
    const power =
      object.zone === 'battleZone'
        ? last === undefined
          ? powerOf(world, object)
          : last.power
        : powerElsewhere(world, object, face);
    return power !== undefined && isWithin(world, Math.max(0, power), bounds, scope);
  },
};

import type { FilterRules } from '../filterRules.ts';
import { faceMatches } from '../filters.ts';

export const notRules: FilterRules<'not'> = {
  fits: (not, world, object, face, scope, type) =>
    !faceMatches(world, object, face, not, scope, not.type ?? type),
};

import type { FilterRules } from '../filterRules.ts';
import { faceMatches } from '../filters.ts';

export const anyOfRules: FilterRules<'anyOf'> = {
  fits: (filters, world, object, face, scope, type) =>
    filters.some((one) => faceMatches(world, object, face, one, scope, one.type ?? type)),
};

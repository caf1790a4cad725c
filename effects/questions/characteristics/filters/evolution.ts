import { isEvolution } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';

export const evolutionRules: FilterRules<'evolution'> = {
  fits: (evolution, _, object, face) => isEvolution(object, face) === evolution,
};

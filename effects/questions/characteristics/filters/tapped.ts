import type { FilterRules } from '../filterRules.ts';

export const tappedRules: FilterRules<'tapped'> = { fits: (tapped, _, object) => object.tapped === tapped };

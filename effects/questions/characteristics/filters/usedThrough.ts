import type { FilterRules } from '../filterRules.ts';

/** 112.3a. It is pending until its use ends (409.1b). */
export const usedThroughRules: FilterRules<'usedThrough'> = {
  fits: (through, { game }, { id, pending }) =>
    pending &&
    game.thisTurn.some((fact) => fact.kind === 'cardUsed' && fact.object === id && fact.through === through),
};

import type { Effect } from './vocabulary.ts';

/** An effect in the rulebook's English. */
export const describeEffect = (effect: Effect): string => effect.do;

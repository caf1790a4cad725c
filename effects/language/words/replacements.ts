import type { Condition, Replacement } from '../vocabulary.ts';

/** A replacement that works only while a condition holds. */
export const during = (condition: Condition, replacement: Replacement): Replacement => ({
  ...replacement,
  while: condition,
});

/** A replacement that works so many times in a turn. */
export const timesInTurn = (limit: number, replacement: Replacement): Replacement => ({
  ...replacement,
  limit,
});

/** A replacement that its player may decline. */
export const optional = (replacement: Replacement): Replacement => ({ ...replacement, may: true });

import type { Instead, Replacement } from '../vocabulary.ts';

/** A replacement of this event. */
export const replacing = (of: Replacement['of'], instead: Instead): Replacement => ({
  kind: 'replacement',
  of,
  instead,
});

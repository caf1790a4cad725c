import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { StaticWord } from '../staticWord.ts';
import type { StaticEffect } from '../vocabulary.ts';

/** 609. Where a creature of the opponent would break shields at one time, however many, its player may let this shield be broken instead of all of them. */
export interface TakesBreaksStatic {
  readonly kind: 'takesBreaks';
}

/** A shield that may be broken in place of all that a creature of the opponent would break at one time. */
export const takesBreaks: StaticEffect = deepFreeze({ kind: 'takesBreaks' });

export const takesBreaksWord: StaticWord<TakesBreaksStatic> = {
  text: () => "may be broken in place of all shields that your opponent's creature would break at one time",
  generated: { weight: 1 },
};

import type { StaticWord } from '../staticWord.ts';
import type { StaticEffect } from '../vocabulary.ts';

/** 108.2, 601.1e. Half of what has to be paid, after all that increases or reduces it. */
export interface HalvesCostStatic {
  readonly kind: 'halvesCost';
  readonly round: 'up' | 'down';
}

/** 108.2. Half of what has to be paid, after all that increases or reduces it. */
export const halvesCost = (round: 'up' | 'down' = 'up'): StaticEffect => ({ kind: 'halvesCost', round });

export const halvesCostWord: StaticWord<HalvesCostStatic> = {
  text: ({ round }) => `costs half, rounded ${round}`,
  generated: { weight: 1, fields: { round: ['up', 'down'] } },
};

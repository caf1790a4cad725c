import type { StaticWord } from '../staticWord.ts';
import type { StaticEffect } from '../vocabulary.ts';

/** 108.2. Half the power, after all that adds to it or multiplies it. */
export interface HalvesPowerStatic {
  readonly kind: 'halvesPower';
  readonly round: 'up' | 'down';
}

/** 108.2. Half the power, after all that adds to it or multiplies it. */
export const halvesPower = (round: 'up' | 'down' = 'up'): StaticEffect => ({ kind: 'halvesPower', round });

export const halvesPowerWord: StaticWord<HalvesPowerStatic> = {
  text: ({ round }) => `has half its power, rounded ${round}`,
  ofCreatures: true,
  generated: { weight: 1, fields: { round: ['up', 'down'] } },
};

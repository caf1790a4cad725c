import { lasts } from '../../questions/legality/attempts.ts';
import { addLasting } from '../addLasting.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 609.2. Creates a replacement effect. */
export const replaceUntilRules: InstructionRules<'replaceUntil'> = {
  *perform(play, { replacement, until }, scope) {
    addLasting(play, scope, { affects: [], effects: [], replacement, until });
    return { performed: true, scope };
  },
  isPossible: (attempt, { until }) => lasts(attempt, until),
};

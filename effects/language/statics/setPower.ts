import { describeAmount } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Amount } from '../vocabulary.ts';

/** The power that it has instead of its own. */
export interface SetPowerStatic {
  readonly kind: 'setPower';
  readonly to: Amount;
}

export const setPowerWord: StaticWord<SetPowerStatic> = {
  text: ({ to }) => `has power ${describeAmount(to)}`,
  ofCreatures: true,
  amounts: ['to'],
  generated: { weight: 1, fields: { to: 'power' } },
};

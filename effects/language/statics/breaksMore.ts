import { closedAmount } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Amount, StaticEffect } from '../vocabulary.ts';

/** 509.2, 701.14d. Breaks this many more shields, in an attack and by an effect. */
export interface BreaksMoreStatic {
  readonly kind: 'breaksMore';
  readonly by: Amount;
}

/** Breaks more shields, in an attack and by an effect. */
export const breaksMore = (by: Amount = 1): StaticEffect => ({ kind: 'breaksMore', by });

export const breaksMoreWord: StaticWord<BreaksMoreStatic> = {
  text: ({ by }) => `breaks ${closedAmount(by)} more ${by === 1 ? 'shield' : 'shields'}`,
  ofCreatures: true,
  amounts: ['by'],
  generated: { weight: 1, fields: { by: 'count' } },
};

import type { AmountWord } from '../amountWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Amount, Ref } from '../vocabulary.ts';

/** 112.2d. How often one of the optional costs of a card, counted from 1, was paid as it was used in this turn. */
export interface TimesPaidAmount {
  readonly timesPaid: Ref;
  readonly nth: number;
}

/** How often an optional cost of a card was paid as it was used. */
export const timesPaid = (of: Ref, nth = 1): Amount => ({ timesPaid: of, nth });

export const timesPaidWord: AmountWord<TimesPaidAmount> = {
  text: ({ timesPaid: { ref }, nth }) => `as often as optional cost ${nth} of ${describeRef(ref)} was paid`,
  generated: { as: 'number', weight: 1, fields: { timesPaid: 'ref', nth: [1, 2] } },
};

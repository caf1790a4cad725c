import type { AmountWord } from '../amountWord.ts';
import type { Amount } from '../vocabulary.ts';

/** Half of it, rounded down. */
export interface HalfAmount {
  readonly half: Amount;
}

/** Half an amount, rounded down. */
export const half = (of: Amount): Amount => ({ half: of });

export const halfWord: AmountWord<HalfAmount> = {
  text: ({ half: of }, { closedAmount }) => `half of ${closedAmount(of)} rounded down`,
  generated: { as: 'number', weight: 1, fields: { half: 'cardCount' } },
};

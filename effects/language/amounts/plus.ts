import type { AmountWord } from '../amountWord.ts';
import { describeSum } from '../sums.ts';
import type { Amount } from '../vocabulary.ts';

/** The sum of two amounts. */
export interface PlusAmount {
  readonly plus: readonly [Amount, Amount];
}

/** The sum of two amounts. */
export const plus = (a: Amount, b: Amount): Amount => ({ plus: [a, b] });

/** `3` of -3, and any amount of minus one times that amount. */
function withoutMinus(amount: Amount): Amount | undefined {
  if (typeof amount === 'number') return amount < 0 ? -amount : undefined;
  if (!('times' in amount)) return undefined;
  const [sign, size] = amount.times;
  return sign === -1 && typeof size !== 'number' ? size : undefined;
}

export const plusWord: AmountWord<PlusAmount> = {
  text: ({ plus: [first, last] }, describe) => {
    const less = withoutMinus(last);
    return less === undefined
      ? describeSum([first, last], 'plus', describe)
      : describeSum([first, less], 'minus', describe);
  },
  ends: 'sum',
  generated: { as: 'number', weight: 2, fields: { plus: 'twoSummands' } },
};

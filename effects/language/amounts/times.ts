import type { AmountWord } from '../amountWord.ts';
import { describeSum } from '../sums.ts';
import type { Amount } from '../vocabulary.ts';

/** The product of two amounts. */
export interface TimesAmount {
  readonly times: readonly [Amount, Amount];
}

/** The product of two amounts. */
export const times = (a: Amount, b: Amount): Amount => ({ times: [a, b] });

export const timesWord: AmountWord<TimesAmount> = {
  text: ({ times: factors }, describe) => describeSum(factors, 'times', describe),
  ends: 'sum',
  generated: { as: 'power', weight: 2, fields: { times: 'thousandForEach' } },
};

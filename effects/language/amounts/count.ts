import type { AmountWord } from '../amountWord.ts';
import type { Amount, Group } from '../vocabulary.ts';

/** The number of cards in a group. */
export interface CountAmount {
  readonly count: Group;
}

/** The number of cards in a group. */
export const countOf = (of: Group): Amount => ({ count: of });

export const countWord: AmountWord<CountAmount> = {
  text: ({ count }, { group }) => `the number of ${group(count)}`,
  ends: 'noun',
  generated: { as: 'number', weight: 2, fields: { count: 'plainGroup' } },
};

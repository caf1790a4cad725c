import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { AmountWord } from '../amountWord.ts';
import type { Amount } from '../vocabulary.ts';

/** 108.1c. A number that no other is larger than, or the same below zero. */
export interface InfiniteAmount {
  readonly infinite: 'above' | 'below';
}

/** 108.1c. More than any number. */
export const infinity: Amount = deepFreeze({ infinite: 'above' });

/** 108.1c. Less than any number. */
export const minusInfinity: Amount = deepFreeze({ infinite: 'below' });

export const infiniteWord: AmountWord<InfiniteAmount> = {
  text: ({ infinite }) => (infinite === 'above' ? 'infinity' : 'minus infinity'),
  generated: { as: 'power', weight: 1, fields: { infinite: ['above', 'below'] } },
};

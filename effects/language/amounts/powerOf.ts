import type { AmountWord } from '../amountWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Amount, Ref } from '../vocabulary.ts';

/** The power of a creature. */
export interface PowerOfAmount {
  readonly powerOf: Ref;
}

/** The cost of a card. */
export interface CostOfAmount {
  readonly costOf: Ref;
}

/** The power of a creature. */
export const powerOfRef = (of: Ref): Amount => ({ powerOf: of });

/** The cost of a card. */
export const costOf = (of: Ref): Amount => ({ costOf: of });

export const powerOfWord: AmountWord<PowerOfAmount> = {
  text: ({ powerOf: { ref } }) => `the power of ${describeRef(ref)}`,
  reads: 'characteristics',
  generated: { as: 'power', weight: 2, fields: { powerOf: 'ref' } },
};

export const costOfWord: AmountWord<CostOfAmount> = {
  text: ({ costOf: { ref } }) => `the cost of ${describeRef(ref)}`,
  generated: { as: 'number', weight: 1, fields: { costOf: 'ref' } },
};

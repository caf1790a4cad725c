import type { AmountWord } from '../amountWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Amount, Ref } from '../vocabulary.ts';

/** How many objects a name stands for. */
export interface SizeOfAmount {
  readonly sizeOf: Ref;
}

/** How many objects a name stands for. */
export const sizeOf = (of: Ref): Amount => ({ sizeOf: of });

export const sizeOfWord: AmountWord<SizeOfAmount> = {
  text: ({ sizeOf: { ref } }) => `as many as ${describeRef(ref)}`,
  generated: { as: 'number', weight: 1, fields: { sizeOf: 'ref' } },
};

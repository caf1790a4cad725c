import type { AmountWord } from '../amountWord.ts';
import { quoted } from '../grammar.ts';
import type { Amount } from '../vocabulary.ts';

/** A number that an effect has named. */
export interface NamedAmount {
  readonly named: string;
}

/** A number that `nameNumber` or `remember` gave this name. */
export const named = (name: string): Amount => ({ named: name });

export const namedWord: AmountWord<NamedAmount> = {
  text: ({ named: name }) => `the number ${quoted(name)}`,
  generated: { as: 'number', weight: 6, fields: { named: 'numberName' } },
};

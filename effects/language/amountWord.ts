import type { Generated } from './generated.ts';
import type { NounDescribers } from './nounDescribers.ts';
import type { EventPattern } from './vocabulary.ts';

/** All that the language knows of an amount. How large it is, is in the file of the same name in `effects/questions/characteristics/amounts`. */
export interface AmountWord<A extends object> {
  readonly text: (amount: A, describe: NounDescribers) => string;
  /** Where more words follow it stands in brackets: it ends with a noun, or is worked out of two amounts. */
  readonly ends?: 'noun' | 'sum';
  /** It reads what static abilities can change; races are changed by few cards. */
  readonly reads?: 'characteristics' | 'races';
  /** The events of this turn that it counts, or counts from. */
  readonly looksBackAt?: (amount: A) => readonly EventPattern[];
  /** How the test kit generates it, as a number of cards or as a power. */
  readonly generated: Generated<A> & { readonly as: 'number' | 'power' };
}

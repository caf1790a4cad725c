import type { GrammaticalNumber } from './nounParts.ts';
import type { Amount, Bounds, Filter, Group, Subject } from './vocabulary.ts';

/** What a field of a filter, or an amount, prints of the nouns inside it. */
export interface NounDescribers {
  /** The second of two amounts, in brackets if it is worked out of two itself. */
  readonly lastAmount: (amount: Amount) => string;
  /** An amount where more words follow, in brackets if it ends with a noun or is worked out of two. */
  readonly closedAmount: (amount: Amount) => string;
  /** @param less the word for what is below: `fewer` of what is counted. */
  readonly bounds: (bounds: Bounds, less: 'less' | 'fewer') => string;
  readonly group: (group: Group) => string;
  readonly subject: (subject: Subject) => string;
  /** The filter of a card inside that of another: what it says after its noun belongs to it. */
  readonly closedFilter: (filter: Filter, number: GrammaticalNumber) => string;
  /** That a card is not like this, if that is shorter than "that is not". */
  readonly exception: (filter: Filter) => string | undefined;
}

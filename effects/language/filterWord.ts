import type { FilterName } from './filters/index.ts';
import type { FieldHint } from './generated.ts';
import type { NounDescribers } from './nounDescribers.ts';
import type { GrammaticalNumber } from './nounParts.ts';
import type { Filter } from './vocabulary.ts';

/** What a filter says in this field. */
export type FilterValue<F extends FilterName> = NonNullable<Filter[F]>;

/** All that the language knows of a field of a filter. Which cards it fits is in the file of the same name in `effects/questions/characteristics/filters`. */
export interface FilterWord<F extends FilterName> {
  /** Where its text stands: it is the noun, or before it, or after it. */
  readonly stands: 'noun' | 'before' | 'after';
  /** The texts of one side stand in the order of their places. */
  readonly place: number;
  /** Undefined where nothing is said of this value. */
  readonly text: (
    value: FilterValue<F>,
    number: GrammaticalNumber,
    describe: NounDescribers,
  ) => string | undefined;
  /** That a card is not so, if that is shorter than "that is not". */
  readonly negated?: (value: FilterValue<F>) => string | undefined;
  /** It reads what static abilities can change; races are changed by few cards. Or it asks for other filters. */
  readonly reads?: 'characteristics' | 'races' | 'filters';
  /** It compares a card with others that lie in the same zones. */
  readonly compares?: true;
  /** How the test kit generates it. */
  readonly generated: { readonly weight: number; readonly value: FieldHint<FilterValue<F>> };
}

/** Whether a filter matches the bearer and has no other field. */
export const isItself = (filter: Filter | undefined): boolean =>
  (filter?.itself === true || filter?.is?.ref === 'this') && Object.keys(filter).length === 1;

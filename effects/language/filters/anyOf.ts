import type { FilterWord } from '../filterWord.ts';
import { listed } from '../grammar.ts';
import { describeRef, isSingularRef } from '../nounParts.ts';
import type { Filter } from '../vocabulary.ts';

/** Fits at least one of these filters. */
export interface AnyOfFilter {
  readonly anyOf?: readonly Filter[];
}

/** `the "first" or the "second"`, if several filters say nothing but such names. */
function refsOf(filters: readonly Filter[]): string | undefined {
  const refs = filters.flatMap(({ is, ...rest }) =>
    is === undefined || isSingularRef(is.ref) || Object.keys(rest).length > 0 ? [] : [is.ref],
  );
  return refs.length > 1 && refs.length === filters.length ? listed(refs.map(describeRef), 'or') : undefined;
}

export const anyOfWord: FilterWord<'anyOf'> = {
  stands: 'after',
  place: 130,
  text: (filters, number, { closedFilter }) => {
    const refs = refsOf(filters);
    if (refs !== undefined) return `among ${refs}`;
    const ones = filters.map((filter) => closedFilter(filter, 'one'));
    return `that ${number === 'one' ? 'is' : 'are each'} ${listed(ones, 'or')}`;
  },
  negated: (filters) => {
    const refs = refsOf(filters);
    return refs === undefined ? undefined : `other than ${refs}`;
  },
  reads: 'filters',
  generated: { weight: 1, value: 'twoSimpleFilters' },
};

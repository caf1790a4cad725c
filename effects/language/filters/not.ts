import type { FilterWord } from '../filterWord.ts';
import { isOrAre } from '../nounParts.ts';
import type { Filter } from '../vocabulary.ts';

/** Not such a card. */
export interface NotFilter {
  readonly not?: Filter;
}

export const notWord: FilterWord<'not'> = {
  stands: 'after',
  place: 120,
  text: (not, number, { exception, closedFilter }) =>
    exception(not) ?? `that ${isOrAre(number)} not ${closedFilter(not, number)}`,
  reads: 'filters',
  generated: { weight: 1, value: 'simpleFilter' },
};

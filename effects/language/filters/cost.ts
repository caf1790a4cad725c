import type { FilterWord } from '../filterWord.ts';
import type { Bounds } from '../vocabulary.ts';

/** 201. Its cost. */
export interface CostFilter {
  readonly cost?: Bounds;
}

export const costWord: FilterWord<'cost'> = {
  stands: 'after',
  place: 15,
  text: (cost, number, { bounds }) => `that ${number === 'one' ? 'costs' : 'cost'} ${bounds(cost, 'less')}`,
  generated: { weight: 1, value: { bounds: [1, 2, 3, 4] } },
};

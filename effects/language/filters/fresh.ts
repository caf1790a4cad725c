import type { FilterWord } from '../filterWord.ts';

/** Came to its zone in this turn. */
export interface FreshFilter {
  readonly fresh?: boolean;
}

export const freshWord: FilterWord<'fresh'> = {
  stands: 'before',
  place: 20,
  text: (fresh) => (fresh ? 'newly put' : 'not newly put'),
  generated: { weight: 1, value: [true, false] },
};

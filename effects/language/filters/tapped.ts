import type { FilterWord } from '../filterWord.ts';

/** Tapped, or untapped. */
export interface TappedFilter {
  readonly tapped?: boolean;
}

export const tappedWord: FilterWord<'tapped'> = {
  stands: 'before',
  place: 30,
  text: (tapped) => (tapped ? 'tapped' : 'untapped'),
  generated: { weight: 1, value: [true, false] },
};

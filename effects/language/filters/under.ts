import type { FilterWord } from '../filterWord.ts';
import type { Bounds } from '../vocabulary.ts';

/** The number of cards under it. */
export interface UnderFilter {
  readonly under?: Bounds;
}

export const underWord: FilterWord<'under'> = {
  stands: 'after',
  place: 90,
  text: (under, number, { bounds }) =>
    `with ${bounds(under, 'fewer')} cards under ${number === 'one' ? 'it' : 'them'}`,
  generated: { weight: 1, value: { bounds: [1, 2] } },
};

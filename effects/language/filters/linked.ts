import type { FilterWord } from '../filterWord.ts';
import type { Bounds } from '../vocabulary.ts';

/** 701.18. The number of cards that are linked with its own: 0 if it is not linked. */
export interface LinkedFilter {
  readonly linked?: Bounds;
}

export const linkedWord: FilterWord<'linked'> = {
  stands: 'after',
  place: 91,
  text: (linked, number, { bounds }) =>
    `linked with ${bounds(linked, 'fewer')} cards${number === 'one' ? '' : ' each'}`,
  generated: { weight: 1, value: { bounds: [1, 2] } },
};

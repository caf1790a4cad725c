import type { FilterWord } from '../filterWord.ts';

/** 810.2. A twinpact, or none. */
export interface TwinpactFilter {
  readonly twinpact?: boolean;
}

export const twinpactWord: FilterWord<'twinpact'> = {
  stands: 'before',
  place: 71,
  text: (twinpact) => (twinpact ? 'twinpact' : 'non-twinpact'),
  generated: { weight: 1, value: [true, false] },
};

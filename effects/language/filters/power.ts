import type { FilterWord } from '../filterWord.ts';
import type { Bounds } from '../vocabulary.ts';

/** 206. Its power; a power below 0 is read as 0 (108.1b). */
export interface PowerFilter {
  readonly power?: Bounds;
}

export const powerWord: FilterWord<'power'> = {
  stands: 'after',
  place: 20,
  text: (power, _, { bounds }) => `with power ${bounds(power, 'less')}`,
  reads: 'characteristics',
  generated: { weight: 1, value: { bounds: [1000, 2000, 4000] } },
};

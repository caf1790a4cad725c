import type { FilterWord } from '../filterWord.ts';
import { listed } from '../grammar.ts';
import type { Civilization } from '../vocabulary.ts';

/** 201.1. Of more than one civilization, or of at most one. */
export interface MulticoloredFilter {
  readonly multicolored?: boolean;
}

export const multicoloredWord: FilterWord<'multicolored'> = {
  stands: 'before',
  place: 80,
  text: (multicolored) => (multicolored ? 'multicolored' : 'single-colored'),
  reads: 'characteristics',
  generated: { weight: 1, value: [true, false] },
};

/** Of at least one of these civilizations. */
export interface CivilizationsFilter {
  readonly civilizations?: readonly Civilization[];
}

export const civilizationsWord: FilterWord<'civilizations'> = {
  stands: 'before',
  place: 90,
  text: (civilizations) => listed(civilizations, 'or'),
  reads: 'characteristics',
  generated: { weight: 1, value: 'civilizations' },
};

import type { FilterWord } from '../filterWord.ts';
import { isOrAre } from '../nounParts.ts';

/** Not the object that bears the ability. */
export interface OtherFilter {
  readonly other?: true;
}

/** Only the object that bears the ability. */
export interface ItselfFilter {
  readonly itself?: true;
}

export const otherWord: FilterWord<'other'> = {
  stands: 'before',
  place: 10,
  text: () => 'other',
  generated: { weight: 1, value: [true] },
};

export const itselfWord: FilterWord<'itself'> = {
  stands: 'after',
  place: 110,
  text: (_, number) => `that ${isOrAre(number)} this`,
  negated: () => 'other than this',
  generated: { weight: 1, value: [true] },
};

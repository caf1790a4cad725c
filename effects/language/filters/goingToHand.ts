import type { FilterWord } from '../filterWord.ts';

/** 113.6c. A shield on its way to the hand, while its owner declares. */
export interface GoingToHandFilter {
  readonly goingToHand?: true;
}

export const goingToHandWord: FilterWord<'goingToHand'> = {
  stands: 'after',
  place: 76,
  text: () => 'on the way to the hand',
  generated: { weight: 1, value: [true] },
};

import type { FilterWord } from '../filterWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Ref } from '../vocabulary.ts';

/** 303. A cross gear that is crossed onto one of the objects that a name stands for, or a creature that one of those is crossed onto. */
export interface CrossedWithFilter {
  readonly crossedWith?: Ref;
}

export const crossedWithWord: FilterWord<'crossedWith'> = {
  stands: 'after',
  place: 70,
  text: ({ ref }) => `crossed with ${describeRef(ref)}`,
  generated: { weight: 1, value: 'ref' },
};

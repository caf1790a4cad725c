import type { FilterWord } from '../filterWord.ts';

/** 205.1a. It has an ability of this kind, whatever keyword stands before its text: `whenPut` triggers when the card itself is put. */
export interface AbilityFilter {
  readonly ability?: 'whenPut';
}

export const abilityWord: FilterWord<'ability'> = {
  stands: 'after',
  place: 26,
  text: () => 'with an ability for when it is put',
  reads: 'characteristics',
  generated: { weight: 1, value: ['whenPut'] },
};

import type { FilterWord } from '../filterWord.ts';
import { listed, quoted } from '../grammar.ts';

/** 202. It has one of these names. */
export interface NamesFilter {
  readonly names?: readonly string[];
}

/** A word that the name contains. */
export interface NameContainsFilter {
  readonly nameContains?: string;
}

/** `"One" or "Another"` */
export const describeNames = (names: readonly string[]): string => listed(names.map(quoted), 'or');

export const namesWord: FilterWord<'names'> = {
  stands: 'after',
  place: 30,
  text: (names) => `named ${describeNames(names)}`,
  generated: { weight: 1, value: [['Card A'], ['Card B']] },
};

export const nameContainsWord: FilterWord<'nameContains'> = {
  stands: 'after',
  place: 35,
  text: (part) => `with ${quoted(part)} in the name`,
  generated: { weight: 1, value: ['Card', 'Aqua'] },
};

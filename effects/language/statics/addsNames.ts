import { describeNames } from '../filters/names.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Static } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** 202.4. Its own card has these names as well, wherever it lies. */
export interface AddsNamesStatic {
  readonly kind: 'addsNames';
  readonly also: readonly string[];
}

/** 202.4. The card has these names too, at the same time as its own. */
export const alsoNamed = (...also: readonly string[]): Static => ({
  kind: 'static',
  affects: self,
  effects: [{ kind: 'addsNames', also }],
});

export const addsNamesWord: StaticWord<AddsNamesStatic> = {
  text: ({ also }) => `is also named ${describeNames(also)}`,
  generated: { weight: 1, fields: { also: [['Card A'], ['Card B']] } },
};

import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import { capitalized } from '../grammar.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Breaker, Filter, Keyword } from '../vocabulary.ts';

/** 509.2. How many shields it breaks. Crew breaker: one, and one more for each other such creature of its player. */
export type BreakerKeyword =
  | { readonly kind: 'keyword'; readonly name: 'breaker'; readonly breaker: Breaker }
  | { readonly kind: 'keyword'; readonly name: 'breaker'; readonly breaker: 'crew'; readonly crew: Filter };

/** Breaks several shields with one attack. */
export const breaker = (kind: Breaker): Keyword => ({ kind: 'keyword', name: 'breaker', breaker: kind });

/** Breaks two shields. */
export const doubleBreaker: Keyword = deepFreeze(breaker('double'));

/** Breaks three shields. */
export const tripleBreaker: Keyword = deepFreeze(breaker('triple'));

/** Breaks four shields. */
export const quattroBreaker: Keyword = deepFreeze(breaker('quattro'));

/** Breaks all shields. */
export const worldBreaker: Keyword = deepFreeze(breaker('world'));

/** Powered breaker: breaks one more shield for each 6000 power that it has. */
export const poweredBreaker: Keyword = deepFreeze(breaker('powered'));

/** Null breaker: breaks no shields. */
export const nullBreaker: Keyword = deepFreeze(breaker('null'));

/** Infinite breaker: breaks any number of shields, as its player chooses. */
export const infiniteBreaker: Keyword = deepFreeze(breaker('infinite'));

/** Crew breaker: breaks one more shield for each other such creature of yours. */
export const crewBreaker = (crew: Filter): Keyword => ({
  kind: 'keyword',
  name: 'breaker',
  breaker: 'crew',
  crew,
});

export const breakerWord: KeywordWord<BreakerKeyword> = {
  label: 'breaker',
  text: (keyword, describe) =>
    keyword.breaker === 'crew'
      ? `Crew breaker: ${describe.filter(keyword.crew, 'many')}`
      : `${keyword.breaker === 'quattro' ? 'Q' : capitalized(keyword.breaker)} breaker`,
  ofCreatures: true,
  generated: [form(2, ['breaker'], breaker), form(1, ['base'], crewBreaker)],
};

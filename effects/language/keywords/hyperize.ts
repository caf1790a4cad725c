import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Keyword } from '../vocabulary.ts';

/** 602.1, 816.2. Used in the main step by tapping this many other creatures: the hyper mode of the bearer is released. */
export interface HyperizeKeyword {
  readonly kind: 'keyword';
  readonly name: 'hyperize';
  readonly taps: number;
}

/** 816.2d. Hyperize: in the main step, so many other creatures may be tapped to release its hyper mode. Over hyperize taps 2. */
export const hyperize = (taps = 1): Keyword => ({ kind: 'keyword', name: 'hyperize', taps });

export const hyperizeWord: KeywordWord<HyperizeKeyword> = {
  label: 'hyperize',
  text: ({ taps }) => `Hyperize: tap ${taps} of your other creatures`,
  ofCreatures: true,
  generated: [form(2, [], () => hyperize())],
};

import { form } from '../generatedAbility.ts';
import { withArticle } from '../grammar.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Filter, Keyword } from '../vocabulary.ts';

/** Used from the hand by discarding such a card that goes from the shields to the hand. */
export interface StrikeBackKeyword {
  readonly kind: 'keyword';
  readonly name: 'strikeBack';
  readonly discards: Filter;
}

/** Strike back: used from the hand by discarding such a card that goes from the shields to the hand. */
export const strikeBack = (discards: Filter): Keyword => ({ kind: 'keyword', name: 'strikeBack', discards });

export const strikeBackWord: KeywordWord<StrikeBackKeyword> = {
  label: 'strike back',
  text: ({ discards }, describe) =>
    `Strike back: discarding ${withArticle(describe.filter(discards, 'one'))}`,
  generated: [form(1, ['base'], strikeBack)],
};

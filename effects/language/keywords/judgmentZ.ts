import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Keyword } from '../vocabulary.ts';

/** Used from the hand by discarding a Sanction Heraldry that has gone from the shields to the hand. */
export interface JudgmentZKeyword {
  readonly kind: 'keyword';
  readonly name: 'judgmentZ';
}

/**
 * 112.3d. Judgment Z: used from the hand without paying, by discarding a Sanction Heraldry that has just gone from the shields to the hand.
 * Unlike with strike back, both may have come to the hand together.
 */
export const judgmentZ: Keyword = deepFreeze({ kind: 'keyword', name: 'judgmentZ' });

export const judgmentZWord: KeywordWord<JudgmentZKeyword> = {
  label: 'judgment Z',
  generated: [form(1, [], () => judgmentZ)],
};

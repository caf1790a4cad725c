import type { FilterWord } from '../filterWord.ts';
import { quoted } from '../grammar.ts';
import { KEYWORDS } from '../keywords/table.ts';
import type { KeywordName } from '../vocabulary.ts';

/** It has this keyword. */
export interface KeywordFilter {
  readonly keyword?: KeywordName;
}

export const keywordWord: FilterWord<'keyword'> = {
  stands: 'after',
  place: 25,
  text: (keyword) => `with ${quoted(KEYWORDS[keyword].label)}`,
  negated: (keyword) => `without ${quoted(KEYWORDS[keyword].label)}`,
  reads: 'characteristics',
  generated: { weight: 1, value: 'keywordName' },
};

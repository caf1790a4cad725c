import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Keyword } from '../vocabulary.ts';

/** As it goes from the shields to the hand, an opponent's creature cannot attack this turn. */
export interface GuardStrikeKeyword {
  readonly kind: 'keyword';
  readonly name: 'guardStrike';
}

/** Guard strike: as it goes from the shields to the hand, an opponent's creature cannot attack this turn. */
export const guardStrike: Keyword = deepFreeze({ kind: 'keyword', name: 'guardStrike' });

export const guardStrikeWord: KeywordWord<GuardStrikeKeyword> = {
  label: 'guard strike',
  generated: [form(2, [], () => guardStrike)],
};

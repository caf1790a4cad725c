import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Keyword } from '../vocabulary.ts';

/** Can be used without paying its cost as it goes from the shields to the hand. */
export interface ShieldTriggerKeyword {
  readonly kind: 'keyword';
  readonly name: 'shieldTrigger';
}

/** Shield trigger: can be used without paying its cost as it goes from the shields to the hand. */
export const shieldTrigger: Keyword = deepFreeze({ kind: 'keyword', name: 'shieldTrigger' });

export const shieldTriggerWord: KeywordWord<ShieldTriggerKeyword> = {
  label: 'shield trigger',
  generated: [form(4, [], () => shieldTrigger)],
};

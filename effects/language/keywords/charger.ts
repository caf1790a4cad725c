import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Keyword } from '../vocabulary.ts';

/** The spell goes to the mana zone after it is cast. */
export interface ChargerKeyword {
  readonly kind: 'keyword';
  readonly name: 'charger';
}

/** Charger: the spell goes to the mana zone after it is cast. */
export const charger: Keyword = deepFreeze({ kind: 'keyword', name: 'charger' });

export const chargerWord: KeywordWord<ChargerKeyword> = {
  label: 'charger',
  ofSpells: true,
  generated: [form(1, [], () => charger)],
};

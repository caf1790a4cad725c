import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Keyword } from '../vocabulary.ts';

/** The spell goes to the mana zone face down after it is cast. */
export interface CrystalChargerKeyword {
  readonly kind: 'keyword';
  readonly name: 'crystalCharger';
}

/** Crystal charger: the spell goes to the mana zone face down after it is cast. */
export const crystalCharger: Keyword = deepFreeze({ kind: 'keyword', name: 'crystalCharger' });

export const crystalChargerWord: KeywordWord<CrystalChargerKeyword> = {
  label: 'crystal charger',
  ofSpells: true,
  generated: [form(1, [], () => crystalCharger)],
};

import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Keyword } from '../vocabulary.ts';

/** 405.4. The mana number of face-down cards as its cost is paid. */
export interface CrystalSoulKeyword {
  readonly kind: 'keyword';
  readonly name: 'crystalSoul';
  readonly mana: number;
}

/** Crystal soul: face-down cards of the mana zone produce this much mana each when this is used. */
export const crystalSoul = (mana: number): Keyword => ({ kind: 'keyword', name: 'crystalSoul', mana });

export const crystalSoulWord: KeywordWord<CrystalSoulKeyword> = {
  label: 'crystal soul',
  text: ({ mana }) => `Crystal soul ${mana}`,
  generated: [form(1, [], () => crystalSoul(3))],
};

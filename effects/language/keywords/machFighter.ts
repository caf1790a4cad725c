import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Keyword } from '../vocabulary.ts';
import { itself } from '../words/nouns.ts';

/** Can attack creatures, even untapped ones, in the turn in which it is put. */
export interface MachFighterKeyword {
  readonly kind: 'keyword';
  readonly name: 'machFighter';
}

/** Mach fighter: can attack creatures, even untapped ones, in the turn in which it is put. */
export const machFighter: Keyword = deepFreeze({ kind: 'keyword', name: 'machFighter' });

export const machFighterWord: KeywordWord<MachFighterKeyword> = {
  label: 'mach fighter',
  ofCreatures: true,
  looksBackAt: [{ event: 'put', what: itself }],
  generated: [form(1, [], () => machFighter)],
};

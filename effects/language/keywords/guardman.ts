import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Keyword } from '../vocabulary.ts';

/** 507.1a, 507.2b. Takes the attack on another creature of its player without blocking. */
export interface GuardmanKeyword {
  readonly kind: 'keyword';
  readonly name: 'guardman';
}

/** Guardman: can tap to redirect an attack on another creature of its player to itself. That is no block. */
export const guardman: Keyword = deepFreeze({ kind: 'keyword', name: 'guardman' });

export const guardmanWord: KeywordWord<GuardmanKeyword> = {
  label: 'guardman',
  ofCreatures: true,
  generated: [form(3, [], () => guardman)],
};

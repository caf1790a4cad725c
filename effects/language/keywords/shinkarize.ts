import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Keyword } from '../vocabulary.ts';

/** 801.1. Evolution creatures can be put on it as on a creature. */
export interface ShinkarizeKeyword {
  readonly kind: 'keyword';
  readonly name: 'shinkarize';
}

/** Shinkarize: evolution creatures can be put on it as on a creature. Two cards that have it: Astral's Vision and Trap's Earth Plate. */
export const shinkarize: Keyword = deepFreeze({ kind: 'keyword', name: 'shinkarize' });

export const shinkarizeWord: KeywordWord<ShinkarizeKeyword> = {
  label: 'shinkarize',
  generated: [form(1, [], () => shinkarize)],
};

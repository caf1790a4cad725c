import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Keyword } from '../vocabulary.ts';

/** Destroys the creature that it battles. */
export interface SlayerKeyword {
  readonly kind: 'keyword';
  readonly name: 'slayer';
}

/** Slayer: destroys the creature that it battles. */
export const slayer: Keyword = deepFreeze({ kind: 'keyword', name: 'slayer' });

export const slayerWord: KeywordWord<SlayerKeyword> = {
  label: 'slayer',
  ofCreatures: true,
  generated: [form(2, [], () => slayer)],
};

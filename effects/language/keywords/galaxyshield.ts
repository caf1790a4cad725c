import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';

/** Laid out face up as a shield for this cost. */
export interface GalaxyshieldKeyword {
  readonly kind: 'keyword';
  readonly name: 'galaxyshield';
  readonly cost: number;
}

export const galaxyshieldWord: KeywordWord<GalaxyshieldKeyword> = {
  label: 'galaxyshield',
  text: ({ cost }) => `Galaxyshield ${cost}`,
  generated: [form(1, [], () => ({ kind: 'keyword', name: 'galaxyshield', cost: 1 }))],
};

import { form } from '../generatedAbility.ts';
import { listed } from '../grammar.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Civilization, Keyword } from '../vocabulary.ts';

/** Laid out in the hyperspatial zone for this cost. */
export interface PandoraShiftKeyword {
  readonly kind: 'keyword';
  readonly name: 'pandoraShift';
  readonly cost: number;
  readonly of: readonly Civilization[];
}

/** 112.3, 601.1a. Pandora shift: in place of its cost this may be paid, and the card is put into your hyperspatial zone. */
export const pandoraShift = (cost: number, ...of: readonly Civilization[]): Keyword => ({
  kind: 'keyword',
  name: 'pandoraShift',
  cost,
  of,
});

export const pandoraShiftWord: KeywordWord<PandoraShiftKeyword> = {
  label: 'pandora shift',
  text: ({ cost, of }) => `Pandora shift ${cost}${of.length === 0 ? '' : ` of ${listed(of, 'and')}`}`,
  generated: [form(1, [], () => pandoraShift(1))],
};

import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import { quotedList } from '../grammar.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Ability, Keyword } from '../vocabulary.ts';

/** Works while two or more other creatures in the battle zone, of either player, have wave striker. */
export interface WaveStrikerKeyword {
  readonly kind: 'keyword';
  readonly name: 'waveStriker';
  readonly grants: readonly Ability[];
}

/** Wave striker: it has these abilities while two or more other creatures in the battle zone have wave striker. */
export const waveStriker = (...grants: readonly Ability[]): Keyword => ({
  kind: 'keyword',
  name: 'waveStriker',
  grants,
});

export const waveStrikerWord: KeywordWord<WaveStrikerKeyword> = {
  label: 'wave striker',
  text: ({ grants }, describe) => `Wave striker: ${quotedList(grants.map(describe.ability))}`,
  grantsWhile: deepFreeze({
    kind: 'count',
    of: { in: 'battleZone', of: 'any', filter: { type: 'creature', other: true, keyword: 'waveStriker' } },
    is: { min: 2 },
  }),
  generated: [form(3, ['grant'], waveStriker)],
};

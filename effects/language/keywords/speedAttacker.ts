import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Keyword } from '../vocabulary.ts';

/** Can attack in the turn in which it is put. */
export interface SpeedAttackerKeyword {
  readonly kind: 'keyword';
  readonly name: 'speedAttacker';
}

/** Speed attacker: can attack in the turn in which it is put. */
export const speedAttacker: Keyword = deepFreeze({ kind: 'keyword', name: 'speedAttacker' });

export const speedAttackerWord: KeywordWord<SpeedAttackerKeyword> = {
  label: 'speed attacker',
  ofCreatures: true,
  generated: [form(4, [], () => speedAttacker)],
};

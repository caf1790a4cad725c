import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Amount, Keyword } from '../vocabulary.ts';

/** More power while it attacks. */
export interface PowerAttackerKeyword {
  readonly kind: 'keyword';
  readonly name: 'powerAttacker';
  readonly by: Amount;
}

/** Power attacker: more power while it attacks. */
export const powerAttacker = (by: Amount): Keyword => ({ kind: 'keyword', name: 'powerAttacker', by });

export const powerAttackerWord: KeywordWord<PowerAttackerKeyword> = {
  label: 'power attacker',
  text: ({ by }, describe) => `Power attacker +${describe.amount(by)}`,
  ofCreatures: true,
  generated: [form(1, [[1000, 3000]], powerAttacker)],
};

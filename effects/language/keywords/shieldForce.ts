import { form } from '../generatedAbility.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Ability, Keyword } from '../vocabulary.ts';

/** These abilities work while the shield that was chosen for it is there. */
export interface ShieldForceKeyword {
  readonly kind: 'keyword';
  readonly name: 'shieldForce';
  readonly grants: readonly Ability[];
}

/** Shield force: these abilities work while the shield that was chosen for it is there. */
export const shieldForce = (...grants: readonly Ability[]): Keyword => ({
  kind: 'keyword',
  name: 'shieldForce',
  grants,
});

export const shieldForceWord: KeywordWord<ShieldForceKeyword> = {
  label: 'shield force',
  text: ({ grants }, describe) =>
    `Shield force: while its shield is there, ${grants.map(describe.ability).join(' ')}`,
  generated: [form(1, ['simpleGrant'], shieldForce)],
};

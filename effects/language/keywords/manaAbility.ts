import { form } from '../generatedAbility.ts';
import { sentence } from '../grammar.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Effect, Keyword } from '../vocabulary.ts';

/** 313.2, 602.1. Used in the main step by tapping its card in the mana zone. If the effect begins with a condition, only while that holds. */
export interface ManaAbilityKeyword {
  readonly kind: 'keyword';
  readonly name: 'manaAbility';
  readonly effect: Effect;
}

/** Mana ability: in the main step this is tapped in the mana zone to use it. */
export const manaAbility = (effect: Effect): Keyword => ({ kind: 'keyword', name: 'manaAbility', effect });

export const manaAbilityWord: KeywordWord<ManaAbilityKeyword> = {
  label: 'mana ability',
  text: ({ effect }, describe) => `Mana ability: ${sentence(describe.effect(effect))}`,
  generated: [form(1, ['effect'], manaAbility)],
};

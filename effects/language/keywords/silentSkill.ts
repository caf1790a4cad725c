import { form } from '../generatedAbility.ts';
import { sentence } from '../grammar.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Effect, Keyword } from '../vocabulary.ts';

/** 501.1a. Used at the start of its player's turn by leaving the bearer tapped. */
export interface SilentSkillKeyword {
  readonly kind: 'keyword';
  readonly name: 'silentSkill';
  readonly effect: Effect;
}

/** 501.1a. Silent skill: at the start of its player's turn the bearer may stay tapped to use it. */
export const silentSkill = (effect: Effect): Keyword => ({ kind: 'keyword', name: 'silentSkill', effect });

export const silentSkillWord: KeywordWord<SilentSkillKeyword> = {
  label: 'silent skill',
  text: ({ effect }, describe) => `Silent skill: ${sentence(describe.effect(effect))}`,
  ofCreatures: true,
  generated: [form(3, ['effect'], silentSkill)],
};

import { form } from '../generatedAbility.ts';
import { quotedList } from '../grammar.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Ability, Keyword } from '../vocabulary.ts';

/** 818.1. Abilities of the card itself, which the creature that it lies below has too. */
export interface HyperSoulXKeyword {
  readonly kind: 'keyword';
  readonly name: 'hyperSoulX';
  readonly grants: readonly Ability[];
}

/** 818.1. Hyper soul X: it has these abilities; while it is below a creature, that creature has them. */
export const hyperSoulX = (...grants: readonly Ability[]): Keyword => ({
  kind: 'keyword',
  name: 'hyperSoulX',
  grants,
});

export const hyperSoulXWord: KeywordWord<HyperSoulXKeyword> = {
  label: 'hyper soul X',
  text: ({ grants }, describe) => `Hyper soul X: ${quotedList(grants.map(describe.ability))}`,
  generated: [form(2, ['grant'], hyperSoulX)],
};

import { form } from '../generatedAbility.ts';
import { sentence } from '../grammar.ts';
import type { KeywordWord } from '../keywordWord.ts';
import type { Effect, Group, Keyword, Ref } from '../vocabulary.ts';
import { yourCreatures } from '../words/nouns.ts';

/**
 * Used by tapping a creature instead of attacking with it: the bearer, or those that `by` names. `that` is the tapped creature. With `mana`, so
 * many untapped cards of the mana zone are tapped as well.
 */
export interface TapAbilityKeyword {
  readonly kind: 'keyword';
  readonly name: 'tapAbility';
  readonly effect: Effect;
  readonly by?: Ref | Group;
  readonly mana?: number;
}

/** Tap ability: in place of an attack the bearer, or one of those that are named, is tapped to use it. */
export const tapAbility = (effect: Effect, by?: Ref | Group): Keyword => ({
  kind: 'keyword',
  name: 'tapAbility',
  effect,
  ...(by === undefined ? {} : { by }),
});

/** Tap ability for which so many untapped cards of the mana zone are tapped with the bearer. */
export const tapAbilityWithMana = (mana: number, effect: Effect): Keyword => ({
  kind: 'keyword',
  name: 'tapAbility',
  effect,
  mana,
});

export const tapAbilityWord: KeywordWord<TapAbilityKeyword> = {
  label: 'tap ability',
  text: ({ effect, by, mana }, describe) => {
    const users = by === undefined ? '' : ` of ${describe.affected(by)}`;
    const cards = mana === undefined ? '' : ` with ${mana} untapped cards in your mana zone`;
    return `Tap ability${users}${cards}: ${sentence(describe.effect(effect))}`;
  },
  binds: ['that'],
  generated: [
    form(2, ['effectOfThat'], (effect) => tapAbility(effect)),
    form(1, ['effectOfThat', 'base'], (effect, by) => tapAbility(effect, yourCreatures(by))),
    form(1, ['effectOfThat'], (effect) => tapAbilityWithMana(2, effect)),
  ],
};

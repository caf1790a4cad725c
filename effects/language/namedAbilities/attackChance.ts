import { form } from '../generatedAbility.ts';
import { may, useFree } from '../instructions/index.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Filter, Triggered } from '../vocabulary.ts';
import { any, self } from '../words/nouns.ts';

/** A spell that an attack lets its player cast. */
export interface AttackChanceTitle {
  readonly name: 'attackChance';
  readonly base: Filter;
}

/** Attack chance: when such a creature of yours attacks, this spell may be cast from the hand without paying. */
export const attackChance = (base: Filter): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('you', base) },
  effect: may(useFree(self)),
  from: ['hand'],
  word: { name: 'attackChance', base },
});

export const attackChanceWord: NamedAbilityWord<AttackChanceTitle> = {
  text: ({ base }, describe) => `Attack chance: ${describe.filter(base)}`,
  generated: [form(1, ['base'], attackChance)],
};

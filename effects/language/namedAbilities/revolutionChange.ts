import { form } from '../generatedAbility.ts';
import { may } from '../instructions/index.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Filter, Triggered } from '../vocabulary.ts';
import { any, that } from '../words/nouns.ts';

/** 701.26. The creature that attacks changes places with the one in the hand. */
export interface RevolutionChangeTitle {
  readonly name: 'revolutionChange';
  readonly base: Filter;
}

/** 701.26. Revolution change: when such a creature of yours attacks, this may change places with it. */
export const revolutionChange = (base: Filter): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('you', base) },
  effect: may({ do: 'swap', what: that }),
  from: ['hand'],
  word: { name: 'revolutionChange', base },
});

export const revolutionChangeWord: NamedAbilityWord<RevolutionChangeTitle> = {
  text: ({ base }, describe) => `Revolution change: ${describe.filter(base)}`,
  generated: [form(3, ['base'], revolutionChange)],
};

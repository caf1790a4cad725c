import type { Zone } from '../../../table/nouns.ts';
import { isLike } from '../conditions/index.ts';
import { form } from '../generatedAbility.ts';
import { may, putOnto } from '../instructions/index.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Filter, Triggered } from '../vocabulary.ts';
import { any, self, that } from '../words/nouns.ts';

/** The creature that attacks changes into the one that invades. */
export interface InvasionTitle {
  readonly name: 'invasion';
  readonly base: Filter;
}

/** Invasion: when such a creature of yours attacks, this may be put on it, from the hand or from where it says. */
export const invasion = (base: Filter, zones: readonly Zone[] = ['hand']): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('you', base) },
  condition: isLike(that, base),
  effect: may(putOnto(self, that)),
  from: zones,
  word: { name: 'invasion', base },
});

export const invasionWord: NamedAbilityWord<InvasionTitle> = {
  text: ({ base }, describe) => `Invasion: ${describe.filter(base)}`,
  condition: ({ base }) => isLike(that, base),
  generated: [form(3, ['base'], (base) => invasion(base))],
};

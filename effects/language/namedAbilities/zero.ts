import { form } from '../generatedAbility.ts';
import { may, useFree } from '../instructions/index.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Condition, Effect, Triggered } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** At the end of an opponent's turn in which its condition is met. */
export interface ZeroTitle {
  readonly name: 'zero';
}

/** 603.2. ZERO: at the end of an opponent's turn in which its condition is met as it is declared. */
export const zero = (condition: Condition, effect: Effect = useFree(self)): Triggered => ({
  kind: 'triggered',
  when: { event: 'endOfTurn', of: 'opponent' },
  given: condition,
  effect: may(effect),
  from: ['hand'],
  word: { name: 'zero' },
});

export const zeroWord: NamedAbilityWord<ZeroTitle> = {
  text: () => 'ZERO',
  generated: [form(2, ['condition'], (condition) => zero(condition))],
};

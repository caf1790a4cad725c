import { form } from '../generatedAbility.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Effect, Triggered } from '../vocabulary.ts';
import { itself } from '../words/nouns.ts';

/** Once a turn among all of them. */
export interface FinalRevolutionTitle {
  readonly name: 'finalRevolution';
}

/** Final revolution: when this is put by revolution change, once a turn among all of them. */
export const finalRevolution = (effect: Effect): Triggered => ({
  kind: 'triggered',
  when: { event: 'put', what: itself, how: 'revolutionChange' },
  effect,
  limit: { times: 1, per: 'turn', by: 'word' },
  word: { name: 'finalRevolution' },
});

export const finalRevolutionWord: NamedAbilityWord<FinalRevolutionTitle> = {
  text: () => 'Final revolution',
  generated: [form(2, ['effect'], finalRevolution)],
};

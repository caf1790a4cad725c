import { form } from '../generatedAbility.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Effect, Triggered } from '../vocabulary.ts';

/** At the start of a turn of its player, once in the duel. */
export interface FinalDeclarationTitle {
  readonly name: 'finalDeclaration';
}

/** Final declaration: at the start of your turn, once in the duel among all of them. */
export const finalDeclaration = (effect: Effect): Triggered => ({
  kind: 'triggered',
  when: { event: 'startOfTurn', of: 'you' },
  effect,
  limit: { times: 1, per: 'duel', by: 'word' },
  word: { name: 'finalDeclaration' },
});

export const finalDeclarationWord: NamedAbilityWord<FinalDeclarationTitle> = {
  text: () => 'Final declaration',
  generated: [form(1, ['effect'], finalDeclaration)],
};

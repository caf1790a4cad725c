import { shieldsAre } from '../conditions/index.ts';
import { form } from '../generatedAbility.ts';
import { may, useFree } from '../instructions/index.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Effect, Triggered } from '../vocabulary.ts';
import { any, self } from '../words/nouns.ts';

/** When an opponent's creature attacks and a player has no shields. */
export interface OniendTitle {
  readonly name: 'oniend';
}

/** Oniend: when an opponent's creature attacks and, as it resolves, some player has no shields. */
export const oniend = (effect: Effect = useFree(self)): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('opponent') },
  condition: shieldsAre('any', { max: 0 }),
  effect: may(effect),
  from: ['hand'],
  word: { name: 'oniend' },
});

export const oniendWord: NamedAbilityWord<OniendTitle> = {
  text: () => 'Oniend',
  generated: [form(1, [], () => oniend())],
};

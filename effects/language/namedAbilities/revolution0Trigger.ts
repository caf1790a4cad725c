import { shieldsAre } from '../conditions/index.ts';
import { form } from '../generatedAbility.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Effect, Triggered } from '../vocabulary.ts';
import { any } from '../words/nouns.ts';

/** When its player is attacked without shields. */
export interface Revolution0TriggerTitle {
  readonly name: 'revolution0Trigger';
}

/** Revolution 0 trigger: when you are attacked and, as it resolves, have no shields. */
export const revolution0Trigger = (effect: Effect): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('opponent'), target: 'player' },
  condition: shieldsAre('you', { max: 0 }),
  effect,
  from: ['hand'],
  word: { name: 'revolution0Trigger' },
});

export const revolution0TriggerWord: NamedAbilityWord<Revolution0TriggerTitle> = {
  text: () => 'Revolution 0 trigger',
  generated: [form(1, ['effect'], revolution0Trigger)],
};

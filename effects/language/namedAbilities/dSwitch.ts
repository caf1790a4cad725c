import { form } from '../generatedAbility.ts';
import { may } from '../instructions/index.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Effect, EventPattern, Triggered } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** A D2 field is turned upside down. */
export interface DSwitchTitle {
  readonly name: 'dSwitch';
}

/** D switch: when this happens, the field may be turned upside down; if it is, the rest follows. */
export const dSwitch = (event: EventPattern, effect: Effect): Triggered => ({
  kind: 'triggered',
  when: event,
  effect: may({ do: 'flip', what: self }, effect),
  word: { name: 'dSwitch' },
});

export const dSwitchWord: NamedAbilityWord<DSwitchTitle> = {
  text: () => 'D switch',
  generated: [form(1, ['event', 'effect'], dSwitch)],
};

import { form } from '../generatedAbility.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Civilization, Effect, Triggered } from '../vocabulary.ts';

/** When a card of a civilization is put into the mana zone. */
export interface SpaceChargeTitle {
  readonly name: 'spaceCharge';
}

/** Space charge: when a card of this civilization is put into your mana zone. */
export const spaceCharge = (civilization: Civilization, effect: Effect): Triggered => ({
  kind: 'triggered',
  when: { event: 'moved', what: { of: 'you', filter: { civilizations: [civilization] } }, to: 'manaZone' },
  effect,
  word: { name: 'spaceCharge' },
});

export const spaceChargeWord: NamedAbilityWord<SpaceChargeTitle> = {
  text: () => 'Space charge',
  generated: [form(1, ['civilization', 'effect'], spaceCharge)],
};

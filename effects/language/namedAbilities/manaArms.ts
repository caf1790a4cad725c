import { youHave } from '../conditions/index.ts';
import { form } from '../generatedAbility.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Civilization, Triggered } from '../vocabulary.ts';
import { provided } from '../words/abilities.ts';
import { yourMana } from '../words/nouns.ts';

/** Resolves only with enough mana of a civilization. */
export interface ManaArmsTitle {
  readonly name: 'manaArms';
}

/** Mana arms: it resolves only while its player has this many cards of the civilization in the mana zone. */
export const manaArms = (count: number, civilization: Civilization, ability: Triggered): Triggered => ({
  ...provided(youHave(yourMana({ civilizations: [civilization] }), { min: count }), ability),
  word: { name: 'manaArms' },
});

export const manaArmsWord: NamedAbilityWord<ManaArmsTitle> = {
  text: () => 'Mana arms',
  generated: [
    form(1, ['civilization', 'trigger'], (civilization, ability) => manaArms(1, civilization, ability)),
  ],
};

import { shieldsAre } from '../conditions/index.ts';
import { form } from '../generatedAbility.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Triggered } from '../vocabulary.ts';
import { provided } from '../words/abilities.ts';

/** Resolves only while its player has no shields. */
export interface Revolution0Title {
  readonly name: 'revolution0';
}

/** Revolution 0: it resolves only while its player has no shields. */
export const revolution0 = (ability: Triggered): Triggered => ({
  ...provided(shieldsAre('you', { max: 0 }), ability),
  word: { name: 'revolution0' },
});

export const revolution0Word: NamedAbilityWord<Revolution0Title> = {
  text: () => 'Revolution 0',
  generated: [form(1, ['trigger'], revolution0)],
};

import { form } from '../generatedAbility.ts';
import { may, moveUnder } from '../instructions/index.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Triggered } from '../vocabulary.ts';
import { itself, self } from '../words/nouns.ts';

/** A card from below it uses icon abilities. */
export interface KizunaPlusTitle {
  readonly name: 'kizunaPlus';
}

/** Kizuna plus: when this attacks, a card from below it may go to the graveyard; if it does, icon abilities are used. */
export const kizunaPlus = (count: number): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: itself },
  effect: may(moveUnder(self, 1, 'graveyard'), { do: 'useIcons', icon: 'kizuna', count }),
  word: { name: 'kizunaPlus' },
});

export const kizunaPlusWord: NamedAbilityWord<KizunaPlusTitle> = {
  text: () => 'Kizuna plus',
  generated: [form(1, [], () => kizunaPlus(1))],
};

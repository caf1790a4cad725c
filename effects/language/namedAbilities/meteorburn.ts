import { form } from '../generatedAbility.ts';
import { may, moveUnder } from '../instructions/index.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Effect, Triggered } from '../vocabulary.ts';
import { itself, self } from '../words/nouns.ts';

/** Cards from below it are spent as it attacks. */
export interface MeteorburnTitle {
  readonly name: 'meteorburn';
}

/** Meteorburn: when this attacks, cards from below it may go to the graveyard; if they do, the rest follows. */
export const meteorburn = (count: number, effect: Effect): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: itself },
  effect: may(moveUnder(self, count, 'graveyard'), effect),
  word: { name: 'meteorburn' },
});

export const meteorburnWord: NamedAbilityWord<MeteorburnTitle> = {
  text: () => 'Meteorburn',
  generated: [form(2, ['effect'], (effect) => meteorburn(1, effect))],
};

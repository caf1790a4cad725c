import { anyOf } from '../events/index.ts';
import { form } from '../generatedAbility.ts';
import { changePlaces, inOrder, may } from '../instructions/index.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Triggered } from '../vocabulary.ts';
import { atLeast } from '../words/bounds.ts';
import { choose } from '../words/choices.ts';
import { any, self, the, yourCreatures } from '../words/nouns.ts';

/** 701.26. Changes places with a Mecha or Shinobi that costs at least this much. */
export interface NinjaChangeTitle {
  readonly name: 'ninjaChange';
  readonly cost: number;
}

/**
 * 603.4, 701.26. Ninja change: when an opponent's creature attacks or blocks, this may change places with a Mecha or Shinobi of yours that costs
 * at least so much, unless you have used a ninja ability in this attack.
 */
export const ninjaChange = (cost: number): Triggered => ({
  kind: 'triggered',
  when: anyOf({ event: 'attacks', what: any('opponent') }, { event: 'blocks', what: any('opponent') }),
  effect: may(
    inOrder(
      { do: 'choose', what: choose(yourCreatures({ races: ['Mecha', 'Shinobi'], cost: atLeast(cost) })) },
      changePlaces(the('chosen'), self),
    ),
  ),
  from: ['hand'],
  limit: { times: 1, per: 'attack', by: 'word' },
  word: { name: 'ninjaChange', cost },
});

export const ninjaChangeWord: NamedAbilityWord<NinjaChangeTitle> = {
  text: ({ cost }) => `Ninja change ${cost}`,
  alsoCounts: ['ninjaStrike'],
  generated: [form(1, [[1, 2]], ninjaChange)],
};

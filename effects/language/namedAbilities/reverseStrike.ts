import { form } from '../generatedAbility.ts';
import { delayed, ifNot, ifYouDo, may, payMana, useFree } from '../instructions/index.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Civilization, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { any, self } from '../words/nouns.ts';

/** Used free while its player is attacked, and paid for in the next turn. */
export interface ReverseStrikeTitle {
  readonly name: 'reverseStrike';
  readonly mana: number;
  readonly civilization: Civilization;
}

/**
 * 112.3, 603.6. Reverse strike: when a creature of the opponent attacks you, this may be used from the hand without paying, once a turn among all of them.
 * At the start of your next turn you pay this cost, or lose the duel.
 */
export const reverseStrike = (mana: number, civilization: Civilization): Triggered => ({
  kind: 'triggered',
  when: { event: 'attacks', what: any('opponent', { type: 'creature' }), target: 'player' },
  effect: may(
    ifYouDo(
      useFree(self),
      delayed(
        when(
          { event: 'startOfTurn', of: 'you' },
          ifNot(payMana(mana, civilization), { do: 'loses', who: 'you' }),
        ),
        'once',
      ),
    ),
  ),
  from: ['hand'],
  limit: { times: 1, per: 'turn', by: 'word' },
  word: { name: 'reverseStrike', mana, civilization },
});

export const reverseStrikeWord: NamedAbilityWord<ReverseStrikeTitle> = {
  text: ({ mana, civilization }) => `Reverse strike ${mana} (${civilization})`,
  generated: [form(1, [[1, 2], 'civilization'], reverseStrike)],
};

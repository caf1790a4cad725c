import type { Zone } from '../../../table/nouns.ts';
import { youHave } from '../conditions/index.ts';
import { anyOf } from '../events/index.ts';
import { form } from '../generatedAbility.ts';
import { delayed, may, putOnDeckBottom, useFree } from '../instructions/index.ts';
import type { NamedAbilityWord } from '../namedAbilityWord.ts';
import type { Civilization, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { any, self, the, yourMana } from '../words/nouns.ts';
import { manaDrive } from './manaDrive.ts';

/** 112.3c. Used while an opponent's creature attacks, with this many cards in the mana zone. */
export interface NinjaStrikeTitle {
  readonly name: 'ninjaStrike';
  readonly mana: number;
  /** Ura ninja strike: one of the cards has this civilization. */
  readonly civilization?: Civilization;
}

/**
 * 112.3c, 603.4. Ninja strike: when an opponent's creature attacks or blocks, once in an attack. The mana is counted as it resolves, and
 * need not be there as it is declared. The used card goes below the deck at the end of this turn; if the end is skipped (101.1), the card stays.
 */
export const ninjaStrike = (mana: number, zones: readonly Zone[] = ['hand']): Triggered => ({
  kind: 'triggered',
  when: anyOf({ event: 'attacks', what: any('opponent') }, { event: 'blocks', what: any('opponent') }),
  condition: youHave(yourMana(), { min: mana }),
  effect: may(
    useFree(self),
    delayed(when({ event: 'endOfTurn', of: 'any' }, putOnDeckBottom(the('used'))), 'turn'),
  ),
  from: zones,
  limit: { times: 1, per: 'attack', by: 'word' },
  word: { name: 'ninjaStrike', mana },
});

/** 112.3c. Ura ninja strike: a ninja strike for which a card of the civilization has to be in the mana zone too. */
export const uraNinjaStrike = (mana: number, civilization: Civilization): Triggered => ({
  ...ninjaStrike(mana),
  condition: manaDrive(mana, civilization),
  word: { name: 'ninjaStrike', mana, civilization },
});

export const ninjaStrikeWord: NamedAbilityWord<NinjaStrikeTitle> = {
  text: ({ mana, civilization }) =>
    civilization === undefined ? `Ninja strike ${mana}` : `Ura ninja strike ${mana} (${civilization})`,
  generated: [
    form(3, [[1, 2]], (mana) => ninjaStrike(mana)),
    form(1, [[1, 2], 'civilization'], uraNinjaStrike),
  ],
};

import { describeOne, unlessAny } from '../describeNouns.ts';
import type { BanWord } from '../staticWord.ts';
import type { Filter } from '../vocabulary.ts';

/** 703.4d. It is not destroyed although it has lost a battle, or one against such a creature. */
export interface BeDestroyedByBattleBan {
  readonly do: 'beDestroyedByBattle';
  readonly against?: Filter;
}

export const beDestroyedByBattleWord: BanWord<BeDestroyedByBattleBan> = {
  text: ({ against }) =>
    `is not destroyed when it loses a battle${unlessAny(against, (filter) => ` against ${describeOne(filter)}`)}`,
  inBattleZone: true,
  ofCreatures: ['against'],
  generated: { weight: 1, optional: { against: 'filter' } },
};

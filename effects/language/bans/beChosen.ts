import { ANY_PLAYER } from '../describeNouns.ts';
import type { BanWord } from '../staticWord.ts';
import type { Who } from '../vocabulary.ts';

/** A player cannot choose it. */
export interface BeChosenBan {
  readonly do: 'beChosen';
  readonly by: Who;
}

export const beChosenWord: BanWord<BeChosenBan> = {
  text: ({ by }) => `cannot be chosen by ${ANY_PLAYER[by]}`,
  inBattleZone: true,
  generated: { weight: 2, fields: { by: 'who' } },
};

import { BOUND } from '../staticParts.ts';
import type { BanWord } from '../staticWord.ts';
import type { Who } from '../vocabulary.ts';

/** 701.10a. A player can neither search their own deck nor look at its cards. Revealing cards is not looking. */
export interface LookAtOwnDeckBan {
  readonly do: 'lookAtOwnDeck';
  readonly who: Who;
}

export const lookAtOwnDeckWord: BanWord<LookAtOwnDeckBan> = {
  text: ({ who }) => `${BOUND[who]} cannot look at ${who === 'you' ? 'your' : 'their'} own deck`,
  generated: { weight: 1, fields: { who: 'who' } },
};

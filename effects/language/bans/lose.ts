import { BOUND } from '../staticParts.ts';
import type { BanWord } from '../staticWord.ts';
import type { Who } from '../vocabulary.ts';

/** 101.2. A player cannot lose the duel, so the opponent cannot win it. */
export interface LoseBan {
  readonly do: 'lose';
  readonly who: Who;
}

export const loseWord: BanWord<LoseBan> = {
  text: ({ who }) => `${BOUND[who]} cannot lose the duel`,
  generated: { weight: 1, fields: { who: 'who' } },
};

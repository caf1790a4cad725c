import { BOUND } from '../staticParts.ts';
import type { BanWord } from '../staticWord.ts';
import type { Who } from '../vocabulary.ts';

/** 101.2. A player cannot lose the duel, so the opponent cannot win it; or cannot lose it only by an empty deck. */
export interface LoseBan {
  readonly do: 'lose';
  readonly who: Who;
  readonly by?: 'deckOut';
}

export const loseWord: BanWord<LoseBan> = {
  text: ({ who, by }) =>
    `${BOUND[who]} cannot lose the duel${by === undefined ? '' : ' by having no cards in the deck'}`,
  generated: { weight: 1, fields: { who: 'who' }, optional: { by: ['deckOut'] } },
};

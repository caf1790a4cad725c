import { PLAYERS } from '../describeNouns.ts';
import type { BanWord } from '../staticWord.ts';
import type { Who } from '../vocabulary.ts';

/** 701.2a. Effects of that player do not tap it. */
export interface BeTappedBan {
  readonly do: 'beTapped';
  readonly by: Who;
}

export const beTappedWord: BanWord<BeTappedBan> = {
  text: ({ by }) => `cannot be tapped by ${PLAYERS[by]}`,
  generated: { weight: 1, fields: { by: 'who' } },
};

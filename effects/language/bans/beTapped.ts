import { ANY_PLAYER } from '../describeNouns.ts';
import type { BanWord } from '../staticWord.ts';
import type { Who } from '../vocabulary.ts';

/** 701.2a. Effects of that player do not tap it. */
export interface BeTappedBan {
  readonly do: 'beTapped';
  readonly by: Who;
}

export const beTappedWord: BanWord<BeTappedBan> = {
  text: ({ by }) => `cannot be tapped by ${ANY_PLAYER[by]}`,
  generated: { weight: 1, fields: { by: 'who' } },
};

import { playerDoes } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Who } from '../vocabulary.ts';

/** 701.9a. A player may look at the top card of the own deck at any time. */
export interface DeckTopSeenStatic {
  readonly kind: 'deckTopSeen';
  readonly of: Who;
}

export const deckTopSeenWord: StaticWord<DeckTopSeenStatic> = {
  text: ({ of }) => playerDoes(of, 'look at the top card of the deck at any time'),
  bindsPlayers: () => true,
  generated: { weight: 1, fields: { of: 'who' } },
};

import { SOME_PLAYER } from '../describeNouns.ts';
import { notSeen, type ReplacedEventWord } from '../eventWord.ts';
import type { Instead, Replacement, Who } from '../vocabulary.ts';
import { replacing } from '../words/replacing.ts';

/** 114.4. A player would draw a card, also from an empty deck (114.6a). */
export interface DrawsReplacedEvent {
  readonly event: 'draws';
  readonly by: Who;
}

/** 114.4. When a player would draw a card. */
export const wouldDraw = (by: Who, instead: Instead): Replacement =>
  replacing({ event: 'draws', by }, instead);

export const drawsWord: ReplacedEventWord<DrawsReplacedEvent> = {
  text: ({ by }) => `${SOME_PLAYER[by]} would draw a card`,
  binds: () => ['that'],
  seesItself: notSeen,
  generated: { weight: 1, fields: { by: 'who' } },
};

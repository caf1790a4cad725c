import { SOME_PLAYER } from '../describeNouns.ts';
import { notSeen, type ReplacedEventWord } from '../eventWord.ts';
import type { Instead, Replacement, Who } from '../vocabulary.ts';
import { replacing } from '../words/replacing.ts';

/** 104.1, 609.1. A player would lose the duel, also because the opponent would win it. */
export interface LosesReplacedEvent {
  readonly event: 'loses';
  readonly by: Who;
}

/** 104.1. When a player would lose the duel. */
export const wouldLose = (by: Who, instead: Instead): Replacement =>
  replacing({ event: 'loses', by }, instead);

export const losesWord: ReplacedEventWord<LosesReplacedEvent> = {
  text: ({ by }) => `${SOME_PLAYER[by]} would lose the duel`,
  binds: () => [],
  seesItself: notSeen,
  generated: { weight: 1, fields: { by: 'who' } },
};

import { OWNERS } from '../describeNouns.ts';
import { notSeen, type ReplacedEventWord } from '../eventWord.ts';
import type { Instead, Replacement, Who } from '../vocabulary.ts';
import { replacing } from '../words/replacing.ts';

/** 701.14a. A shield of a player would be broken, whatever breaks it; `that` names it. */
export interface IsBrokenReplacedEvent {
  readonly event: 'isBroken';
  readonly of: Who;
}

/** When a shield of a player would be broken, which `that` names; once for each shield. */
export const wouldBeBroken = (of: Who, instead: Instead): Replacement =>
  replacing({ event: 'isBroken', of }, instead);

export const isBrokenWord: ReplacedEventWord<IsBrokenReplacedEvent> = {
  text: ({ of }) => `one of ${OWNERS[of] || "a player's"} shields would be broken`,
  binds: () => ['that'],
  seesItself: notSeen,
  generated: { weight: 1, fields: { of: 'who' } },
};

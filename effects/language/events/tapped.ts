import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Subject } from '../vocabulary.ts';

/** It becomes tapped in the battle zone; with `first`, for the first time in a turn. */
export interface TappedEvent {
  readonly event: 'tapped';
  readonly what: Subject;
  readonly first?: true;
}

export const tappedWord: EventWord<TappedEvent> = {
  text: ({ what, first }) =>
    `${describeSubject(what)} becomes tapped${first ? ' for the first time in a turn' : ''}`,
  binds: ['that'],
  seesItself: seenInBattleZone,
  generated: { weight: 1, fields: { what: 'subject' }, optional: { first: [true] } },
};

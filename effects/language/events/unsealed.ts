import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Subject } from '../vocabulary.ts';

/** 701.23a. The last seal of a card has been taken away. */
export interface UnsealedEvent {
  readonly event: 'unsealed';
  readonly what: Subject;
}

export const unsealedWord: EventWord<UnsealedEvent> = {
  text: ({ what }) => `the last seal of ${describeSubject(what)} is removed`,
  binds: ['that'],
  seesItself: seenInBattleZone,
  generated: { weight: 1, fields: { what: 'subject' } },
};

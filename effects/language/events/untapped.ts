import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Subject } from '../vocabulary.ts';

/** It becomes untapped in the battle zone. */
export interface UntappedEvent {
  readonly event: 'untapped';
  readonly what: Subject;
}

export const untappedWord: EventWord<UntappedEvent> = {
  text: ({ what }) => `${describeSubject(what)} becomes untapped`,
  binds: ['that'],
  seesItself: seenInBattleZone,
  generated: { weight: 1, fields: { what: 'subject' } },
};

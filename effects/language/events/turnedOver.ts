import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Subject } from '../vocabulary.ts';

/** 701.20a, 701.22a. A card with two sides is turned over. The side that lies up then sees it, the other one does not (805.3). */
export interface TurnedOverEvent {
  readonly event: 'turnedOver';
  readonly what: Subject;
}

export const turnedOverWord: EventWord<TurnedOverEvent> = {
  text: ({ what }) => `${describeSubject(what)} is turned over`,
  binds: ['that'],
  seesItself: seenInBattleZone,
  generated: { weight: 1, fields: { what: 'subject' } },
};

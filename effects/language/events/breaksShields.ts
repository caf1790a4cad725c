import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Subject } from '../vocabulary.ts';

/** 509.3, 603.7. Shields to be broken were chosen: resolved before they break. */
export interface BreaksShieldsEvent {
  readonly event: 'breaksShields';
  readonly what: Subject;
}

export const breaksShieldsWord: EventWord<BreaksShieldsEvent> = {
  text: ({ what }) => `${describeSubject(what)} is about to break shields`,
  binds: ['that'],
  seesItself: seenInBattleZone,
  generated: { weight: 3, fields: { what: 'subject' }, rare: true },
};

import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Subject } from '../vocabulary.ts';

/** 115.2. A battle of it has ended, whoever won. */
export interface BattleEndsEvent {
  readonly event: 'battleEnds';
  readonly what: Subject;
}

export const battleEndsWord: EventWord<BattleEndsEvent> = {
  text: ({ what }) => `a battle of ${describeSubject(what)} has ended`,
  binds: ['that', 'other'],
  seesItself: seenInBattleZone,
  ofCreatures: true,
  generated: { weight: 1, fields: { what: 'subject' } },
};

import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Subject } from '../vocabulary.ts';

/** 115.2. It begins a battle. */
export interface BattlesEvent {
  readonly event: 'battles';
  readonly what: Subject;
}

export const battlesWord: EventWord<BattlesEvent> = {
  text: ({ what }) => `${describeSubject(what)} battles`,
  binds: ['that', 'other'],
  seesItself: seenInBattleZone,
  ofCreatures: true,
  generated: { weight: 2, fields: { what: 'subject' } },
};

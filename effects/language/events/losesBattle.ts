import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Subject } from '../vocabulary.ts';

/** 115.2. It loses a battle. */
export interface LosesBattleEvent {
  readonly event: 'losesBattle';
  readonly what: Subject;
}

export const losesBattleWord: EventWord<LosesBattleEvent> = {
  text: ({ what }) => `${describeSubject(what)} loses a battle`,
  binds: ['that', 'other'],
  seesItself: seenInBattleZone,
  ofCreatures: true,
  generated: { weight: 2, fields: { what: 'subject' } },
};

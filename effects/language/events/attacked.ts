import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Subject } from '../vocabulary.ts';

/** 506.1. A creature attacks it. */
export interface AttackedEvent {
  readonly event: 'attacked';
  readonly what: Subject;
}

export const attackedWord: EventWord<AttackedEvent> = {
  text: ({ what }) => `${describeSubject(what)} is attacked`,
  binds: ['that', 'other'],
  seesItself: seenInBattleZone,
  ofCreatures: true,
  generated: { weight: 2, fields: { what: 'subject' } },
};

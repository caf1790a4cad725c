import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Effect, Ref, Subject, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { subjectOf } from '../words/subjectOf.ts';

/** 115.2. It wins a battle. */
export interface WinsBattleEvent {
  readonly event: 'winsBattle';
  readonly what: Subject;
}

/** When this, or such a creature, wins a battle. */
export const whenWinsBattle = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'winsBattle', what: subjectOf(what) }, effect);

export const winsBattleWord: EventWord<WinsBattleEvent> = {
  text: ({ what }) => `${describeSubject(what)} wins a battle`,
  binds: ['that', 'other'],
  seesItself: seenInBattleZone,
  ofCreatures: true,
  generated: { weight: 2, fields: { what: 'subject' } },
};

import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Subject } from '../vocabulary.ts';

/** Its attack ends. */
export interface EndOfAttackEvent {
  readonly event: 'endOfAttack';
  readonly what: Subject;
}

export const endOfAttackWord: EventWord<EndOfAttackEvent> = {
  text: ({ what }) => `the end of the attack of ${describeSubject(what)}`,
  binds: ['that'],
  seesItself: seenInBattleZone,
  ofCreatures: true,
  isTime: true,
  generated: { weight: 2, fields: { what: 'subject' }, rare: true },
};

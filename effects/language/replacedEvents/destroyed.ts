import { describeSubject } from '../describeNouns.ts';
import { type ReplacedEventWord, seenInBattleZone } from '../eventWord.ts';
import type { Instead, Ref, Replacement, Subject } from '../vocabulary.ts';
import { replacing } from '../words/replacing.ts';
import { subjectOf } from '../words/subjectOf.ts';

/** 703.4d. By whatever destroys it, or only because it has lost a battle against `other`. */
export interface DestroyedReplacedEvent {
  readonly event: 'destroyed';
  readonly what: Subject;
  readonly by?: 'battle';
}

/** When this, or such a creature, would be destroyed. */
export const wouldBeDestroyed = (what: Ref | Subject, instead: Instead): Replacement =>
  replacing({ event: 'destroyed', what: subjectOf(what) }, instead);

/** 703.4d. When this, or such a creature, would be destroyed because it has lost a battle against `other`. */
export const wouldBeDestroyedByBattle = (what: Ref | Subject, instead: Instead): Replacement =>
  replacing({ event: 'destroyed', what: subjectOf(what), by: 'battle' }, instead);

export const destroyedWord: ReplacedEventWord<DestroyedReplacedEvent> = {
  text: ({ what, by }) =>
    `${describeSubject(what)} would be destroyed${by === undefined ? '' : ' by losing a battle'}`,
  binds: ({ by }) => (by === undefined ? ['that'] : ['that', 'other']),
  seesItself: seenInBattleZone,
  hasTopCard: true,
  generated: { weight: 4, fields: { what: 'subject' }, optional: { by: ['battle'] } },
};

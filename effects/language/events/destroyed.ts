import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Effect, Ref, Subject, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { subjectOf } from '../words/subjectOf.ts';

/** It is destroyed. `tense` is how the card says so, and changes nothing. */
export interface DestroyedEvent {
  readonly event: 'destroyed';
  readonly what: Subject;
  readonly tense: 'destroyed' | 'destroying';
}

/** When this, or such a creature, is destroyed. */
export const whenDestroyed = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'destroyed', what: subjectOf(what), tense: 'destroyed' }, effect);

export const destroyedWord: EventWord<DestroyedEvent> = {
  text: ({ what, tense }) =>
    `${describeSubject(what)} ${tense === 'destroying' ? 'is being' : 'is'} destroyed`,
  binds: ['that', 'was'],
  seesItself: seenInBattleZone,
  generated: { weight: 5, fields: { what: 'subject', tense: ['destroyed', 'destroying'] } },
};

import type { Zone } from '../../../table/zones.ts';
import { describeSubject, describeZone } from '../describeNouns.ts';
import { type ReplacedEventWord, seenInBattleZone } from '../eventWord.ts';
import type { Instead, Ref, Replacement, Subject } from '../vocabulary.ts';
import { replacing } from '../words/replacing.ts';
import { subjectOf } from '../words/subjectOf.ts';

/** It would leave the battle zone, for any zone or only for this one. */
export interface LeavesReplacedEvent {
  readonly event: 'leaves';
  readonly what: Subject;
  readonly to?: Zone;
}

/** When this, or such a creature, would leave the battle zone. */
export const wouldLeave = (what: Ref | Subject, instead: Instead): Replacement =>
  replacing({ event: 'leaves', what: subjectOf(what) }, instead);

export const leavesWord: ReplacedEventWord<LeavesReplacedEvent> = {
  text: ({ what, to }) =>
    `${describeSubject(what)} would leave the battle zone${to === undefined ? '' : ` for the ${describeZone(to)}`}`,
  binds: () => ['that'],
  seesItself: seenInBattleZone,
  misfit: ({ to }) =>
    to === 'battleZone' ? ['to', 'another zone than the battle zone (400.5)', to] : undefined,
  hasTopCard: true,
  generated: { weight: 3, fields: { what: 'subject' }, optional: { to: 'destination' } },
};

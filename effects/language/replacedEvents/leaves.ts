import { EXPECTATIONS } from '../../../table/sentences/problems.ts';
import type { Zone } from '../../../table/zones.ts';
import { describeSubject, describeZone } from '../describeNouns.ts';
import { type ReplacedEventWord, seenInBattleZone } from '../eventWord.ts';
import type { Instead, Ref, Replacement, Subject } from '../vocabulary.ts';
import { replacing } from '../words/replacing.ts';
import { subjectOf } from '../words/subjectOf.ts';

/** It would leave the battle zone, or the zone that is named, for any zone or only for this one. */
export interface LeavesReplacedEvent {
  readonly event: 'leaves';
  readonly what: Subject;
  readonly from?: 'shieldZone';
  readonly to?: Zone;
}

/** When this, or such a creature, would leave the battle zone. */
export const wouldLeave = (what: Ref | Subject, instead: Instead): Replacement =>
  replacing({ event: 'leaves', what: subjectOf(what) }, instead);

/** When this, or such a shield, would leave the shield zone. */
export const shieldWouldLeave = (what: Ref | Subject, instead: Instead): Replacement =>
  replacing({ event: 'leaves', what: subjectOf(what), from: 'shieldZone' }, instead);

export const leavesWord: ReplacedEventWord<LeavesReplacedEvent> = {
  text: ({ what, from, to }) =>
    `${describeSubject(what)} would leave the ${from === undefined ? 'battle' : 'shield'} zone${to === undefined ? '' : ` for the ${describeZone(to)}`}`,
  binds: () => ['that'],
  seesItself: (event) => (event.from === undefined ? seenInBattleZone(event) : undefined),
  misfit: ({ from = 'battleZone', to }) =>
    to === from ? ['to', EXPECTATIONS.anotherZoneThanLeft, to] : undefined,
  hasTopCard: true,
  generated: {
    weight: 3,
    fields: { what: 'subject' },
    optional: { from: ['shieldZone'], to: 'destination' },
  },
};

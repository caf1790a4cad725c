import { EXPECTATIONS } from '../../../table/sentences/problems.ts';
import { ZONES, type Zone } from '../../../table/zones.ts';
import { describeSubject, describeZone } from '../describeNouns.ts';
import { isNoMove, meansItself, type ReplacedEventWord } from '../eventWord.ts';
import type { Instead, Ref, Replacement, Subject } from '../vocabulary.ts';
import { replacing } from '../words/replacing.ts';
import { subjectOf } from '../words/subjectOf.ts';

/** It would go to a zone. */
export interface MovesReplacedEvent {
  readonly event: 'moves';
  readonly what: Subject;
  readonly from?: Zone;
  readonly to: Zone;
  /** 701.5a. It would be put into the battle zone in another way than by being summoned. */
  readonly how?: 'notSummoned';
}

/** 701.5a. When such a creature would be put into the battle zone without being summoned. */
export const wouldBePutWithoutSummoning = (what: Ref | Subject, instead: Instead): Replacement =>
  replacing({ event: 'moves', what: subjectOf(what), to: 'battleZone', how: 'notSummoned' }, instead);

/** 701.7a. When this, or such a card, would be put from the hand into the graveyard. */
export const wouldBeDiscarded = (what: Ref | Subject, instead: Instead): Replacement =>
  replacing({ event: 'moves', what: subjectOf(what), from: 'hand', to: 'graveyard' }, instead);

export const movesWord: ReplacedEventWord<MovesReplacedEvent> = {
  text: ({ what, to, from, how }) =>
    `${describeSubject(what)} would be put into the ${describeZone(to)}${from === undefined ? '' : ` from the ${describeZone(from)}`}${how === undefined ? '' : ' without being summoned'}`,
  binds: () => ['that'],
  seesItself: ({ what, from }) =>
    meansItself(what.filter) ? (from === undefined ? ZONES : [from]) : undefined,
  misfit: ({ from, to }) => (isNoMove(from, to) ? ['to', EXPECTATIONS.anotherZoneThanFrom, to] : undefined),
  generated: {
    weight: 2,
    fields: { what: 'subject', to: 'destination' },
    optional: { from: 'zone', how: ['notSummoned'] },
  },
};

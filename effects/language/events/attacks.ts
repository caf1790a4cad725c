import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Effect, Ref, Subject, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { subjectOf } from '../words/subjectOf.ts';

/** 506.1. It attacks, a player or a creature; as the first or a later attack of the turn. */
export interface AttacksEvent {
  readonly event: 'attacks';
  readonly what: Subject;
  readonly target?: 'player' | 'creature';
  readonly nth?: number;
}

/** Whenever this, or such a creature, attacks. */
export const wheneverAttacks = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'attacks', what: subjectOf(what) }, effect);

export const attacksWord: EventWord<AttacksEvent> = {
  text: ({ what, target: attacked, nth: number }) => {
    const target = attacked === undefined ? '' : ` a ${attacked}`;
    const nth = number === undefined ? '' : `, as attack ${number} of the turn`;
    return `${describeSubject(what)} attacks${target}${nth}`;
  },
  binds: ['that'],
  seesItself: seenInBattleZone,
  ofCreatures: true,
  generated: {
    weight: 12,
    fields: { what: 'subject' },
    optional: { target: ['player', 'creature'], nth: [1, 2] },
    rare: true,
  },
};

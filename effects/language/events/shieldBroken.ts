import { describeSubject, OWNERS } from '../describeNouns.ts';
import { type EventWord, meansItself } from '../eventWord.ts';
import type { Subject, Who } from '../vocabulary.ts';

/** A shield of a player is broken; with `last`, if none is left. */
export interface ShieldBrokenEvent {
  readonly event: 'shieldBroken';
  readonly of: Who;
  readonly last?: true;
  /** 701.14a. What breaks it: a creature, or the source of an effect. */
  readonly by?: Subject;
}

export const shieldBrokenWord: EventWord<ShieldBrokenEvent> = {
  text: ({ of, last, by }) => {
    const breaker = by === undefined ? '' : ` by ${describeSubject(by)}`;
    return `${last ? 'the last' : 'one'} of ${OWNERS[of] || "a player's"} shields is broken${breaker}`;
  },
  binds: ['that', 'was'],
  seesItself: ({ by }) => (meansItself(by?.filter) ? ['battleZone'] : undefined),
  generated: { weight: 4, fields: { of: 'who' }, optional: { last: [true], by: 'subject' } },
};

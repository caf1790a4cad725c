import { describeOne, describeSubject, unlessAny } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Filter, Subject } from '../vocabulary.ts';

/** 507.3b. It attacks, a player or a creature, and a blocking creature is named. */
export interface BecomesBlockedEvent {
  readonly event: 'becomesBlocked';
  readonly what: Subject;
  readonly by?: Filter;
  readonly target?: 'player' | 'creature';
}

export const becomesBlockedWord: EventWord<BecomesBlockedEvent> = {
  text: ({ what, by, target: attacked }) => {
    const target = attacked === undefined ? '' : ` attacks a ${attacked} and`;
    return `${describeSubject(what)}${target} becomes blocked${unlessAny(by, (filter) => ` by ${describeOne(filter)}`)}`;
  },
  binds: ['that', 'other'],
  seesItself: seenInBattleZone,
  ofCreatures: true,
  generated: {
    weight: 2,
    fields: { what: 'subject' },
    optional: { by: 'simpleFilter', target: ['player', 'creature'] },
    rare: true,
  },
};

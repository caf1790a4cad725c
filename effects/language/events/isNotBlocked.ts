import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Subject } from '../vocabulary.ts';

/** 507.3c. It attacks, a player or a creature, and no blocking creature is named. */
export interface IsNotBlockedEvent {
  readonly event: 'isNotBlocked';
  readonly what: Subject;
  readonly target?: 'player' | 'creature';
}

export const isNotBlockedWord: EventWord<IsNotBlockedEvent> = {
  text: ({ what, target: attacked }) => {
    const target = attacked === undefined ? '' : ` a ${attacked}`;
    return `${describeSubject(what)} attacks${target} and is not blocked`;
  },
  binds: ['that'],
  seesItself: seenInBattleZone,
  ofCreatures: true,
  generated: {
    weight: 4,
    fields: { what: 'subject' },
    optional: { target: ['player', 'creature'] },
    rare: true,
  },
};

import { OWNERS } from '../describeNouns.ts';
import { type EventWord, notSeen } from '../eventWord.ts';
import type { Effect, Triggered, Who } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';

/** 511.1. A turn of a player ends. */
export interface EndOfTurnEvent {
  readonly event: 'endOfTurn';
  readonly of: Who;
}

/** At the end of your turn. */
export const atEndOfYourTurn = (effect: Effect): Triggered => when({ event: 'endOfTurn', of: 'you' }, effect);

export const endOfTurnWord: EventWord<EndOfTurnEvent> = {
  text: ({ of }) => `the end of ${of === 'any' ? 'the' : OWNERS[of]} turn`,
  binds: [],
  seesItself: notSeen,
  isTime: true,
  generated: { weight: 7, fields: { of: 'who' }, rare: true },
};

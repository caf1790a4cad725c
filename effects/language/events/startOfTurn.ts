import { OWNERS } from '../describeNouns.ts';
import { type EventWord, notSeen } from '../eventWord.ts';
import type { Effect, Triggered, Who } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';

/** 501.2. A turn of a player begins. */
export interface StartOfTurnEvent {
  readonly event: 'startOfTurn';
  readonly of: Who;
}

/** At the start of your turn. */
export const atStartOfYourTurn = (effect: Effect): Triggered =>
  when({ event: 'startOfTurn', of: 'you' }, effect);

export const startOfTurnWord: EventWord<StartOfTurnEvent> = {
  text: ({ of }) => `the start of ${of === 'any' ? 'each' : OWNERS[of]} turn`,
  binds: [],
  seesItself: notSeen,
  isTime: true,
  generated: { weight: 6, fields: { of: 'who' }, rare: true },
};

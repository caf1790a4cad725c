import { somePlayerDoes } from '../describeNouns.ts';
import { type EventWord, notSeen } from '../eventWord.ts';
import type { Who } from '../vocabulary.ts';

/** 112.3. A player uses a guard strike. */
export interface UsesGuardStrikeEvent {
  readonly event: 'usesGuardStrike';
  readonly by: Who;
}

export const usesGuardStrikeWord: EventWord<UsesGuardStrikeEvent> = {
  text: ({ by }) => `${somePlayerDoes(by, 'use')} a guard strike`,
  binds: [],
  seesItself: notSeen,
  generated: { weight: 1, fields: { by: 'who' } },
};

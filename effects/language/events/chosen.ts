import { describeSubject, somePlayerDoes } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Subject, Who } from '../vocabulary.ts';

/** 605.2b. A player chooses it. */
export interface ChosenEvent {
  readonly event: 'chosen';
  readonly what: Subject;
  readonly by: Who;
}

export const chosenWord: EventWord<ChosenEvent> = {
  text: ({ what, by }) => `${somePlayerDoes(by, 'choose')} ${describeSubject(what)}`,
  binds: ['that'],
  seesItself: seenInBattleZone,
  generated: { weight: 1, fields: { what: 'subject', by: 'who' } },
};

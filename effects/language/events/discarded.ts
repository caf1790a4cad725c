import { describeOne, somePlayerDoes } from '../describeNouns.ts';
import { type EventWord, meansItself } from '../eventWord.ts';
import type { Filter, Who } from '../vocabulary.ts';

/** 701.7a. A player discards a card from the hand. */
export interface DiscardedEvent {
  readonly event: 'discarded';
  readonly by: Who;
  readonly what?: Filter;
}

export const discardedWord: EventWord<DiscardedEvent> = {
  text: ({ by, what }) => `${somePlayerDoes(by, 'discard')} ${describeOne(what ?? {})}`,
  binds: ['that', 'was'],
  seesItself: ({ what }) => (meansItself(what) ? ['graveyard'] : undefined),
  generated: { weight: 1, fields: { by: 'who' }, optional: { what: 'simpleFilter' } },
};

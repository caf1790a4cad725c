import { type EventWord, notSeen } from '../eventWord.ts';
import { bracketed, listed } from '../grammar.ts';
import type { EventPattern } from '../vocabulary.ts';

/** One of several events. */
export interface AnyOfEvent {
  readonly event: 'anyOf';
  readonly patterns: readonly EventPattern[];
}

/** Any of several events. */
export const anyOf = (...patterns: readonly EventPattern[]): EventPattern => ({ event: 'anyOf', patterns });

export const anyOfWord: EventWord<AnyOfEvent> = {
  text: ({ patterns }, describe) =>
    listed(
      patterns.map((one) => (one.event === 'anyOf' ? bracketed(describe(one)) : describe(one))),
      'or',
    ),
  binds: [],
  seesItself: notSeen,
  generated: { weight: 6, fields: { patterns: 'twoEvents' } },
};

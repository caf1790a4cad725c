import type { EventOf, EventPattern } from './events/index.ts';

/** An event that is not one of several. */
export type SimpleEvent = Exclude<EventPattern, EventOf<'anyOf'>>;

/** The events of which one must happen, in printed order. */
export const simpleEvents = (pattern: EventPattern): readonly SimpleEvent[] =>
  pattern.event === 'anyOf' ? pattern.patterns.flatMap(simpleEvents) : [pattern];

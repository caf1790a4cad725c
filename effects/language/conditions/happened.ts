import type { ConditionWord } from '../conditionWord.ts';
import { describeEvent } from '../describeEvents.ts';
import { describeBounds } from '../describeNouns.ts';
import type { Bounds, Condition, EventPattern } from '../vocabulary.ts';

/** An event has happened this many times this turn. */
export interface HappenedCondition {
  readonly kind: 'happened';
  readonly event: EventPattern;
  readonly is: Bounds;
}

/** An event has happened this many times this turn; at least once by default. */
export const happened = (event: EventPattern, is: Bounds = { min: 1 }): Condition => ({
  kind: 'happened',
  event,
  is,
});

export const happenedWord: ConditionWord<HappenedCondition> = {
  text: ({ event, is }) => `in this turn ${describeEvent(event)} ${describeBounds(is, 'fewer')} times`,
  generated: { weight: 1, fields: { event: 'simpleEvent', is: { bounds: [1, 2] } } },
};

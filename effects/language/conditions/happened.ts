import type { ConditionWord } from '../conditionWord.ts';
import { describeEvent } from '../describeEvents.ts';
import { describeBounds } from '../describeNouns.ts';
import type { Bounds, Condition, EventPattern } from '../vocabulary.ts';

/** An event has happened this many times this turn, or in the whole duel. */
export interface HappenedCondition {
  readonly kind: 'happened';
  readonly event: EventPattern;
  readonly in?: 'duel';
  readonly is: Bounds;
}

/** An event has happened this many times this turn; at least once by default. */
export const happened = (event: EventPattern, is: Bounds = { min: 1 }): Condition => ({
  kind: 'happened',
  event,
  is,
});

/** An event has happened this many times in the whole duel. */
export const happenedInDuel = (event: EventPattern, is: Bounds): Condition => ({
  kind: 'happened',
  event,
  in: 'duel',
  is,
});

export const happenedWord: ConditionWord<HappenedCondition> = {
  text: ({ event, in: time = 'turn', is }) =>
    `in this ${time} ${describeEvent(event)} ${describeBounds(is, 'fewer')} times`,
  generated: {
    weight: 1,
    fields: { event: 'simpleEvent', is: { bounds: [1, 2] } },
    optional: { in: ['duel'] },
  },
};

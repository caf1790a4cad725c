import type { ConditionWord } from '../conditionWord.ts';
import { describeBounds, isNone } from '../describeNouns.ts';
import type { Bounds, Condition, Who } from '../vocabulary.ts';

/** A player has this many shields; for `any`, one of the players. */
export interface ShieldsCondition {
  readonly kind: 'shields';
  readonly of: Who;
  readonly is: Bounds;
}

/** A player has this many shields. */
export const shieldsAre = (of: Who, is: Bounds): Condition => ({ kind: 'shields', of, is });

const HAS_SHIELDS = { any: 'some player has', you: 'you have', opponent: 'your opponent has' } as const;

export const shieldsWord: ConditionWord<ShieldsCondition> = {
  text: ({ of, is }) => `${HAS_SHIELDS[of]} ${isNone(is) ? 'no' : describeBounds(is, 'fewer')} shields`,
  cardCount: 'is',
  generated: { weight: 2, fields: { of: 'who', is: { bounds: [0, 2, 4] } } },
};

import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { ConditionWord } from '../conditionWord.ts';
import { OWNERS } from '../describeNouns.ts';
import type { Condition, Who } from '../vocabulary.ts';

/** It is the turn of a player. */
export interface TurnOfCondition {
  readonly kind: 'turnOf';
  readonly who: Who;
}

/** It is your turn. */
export const yourTurn: Condition = deepFreeze({ kind: 'turnOf', who: 'you' });

/** It is your opponent's turn. */
export const opponentsTurn: Condition = deepFreeze({ kind: 'turnOf', who: 'opponent' });

const turnOf = (who: Who): string => `${OWNERS[who] || "any player's"} turn`;

export const turnOfWord: ConditionWord<TurnOfCondition> = {
  text: ({ who }) => `it is ${turnOf(who)}`,
  negated: ({ who }) => `it is not ${turnOf(who)}`,
  generated: { weight: 3, fields: { who: 'who' } },
};

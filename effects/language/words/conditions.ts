import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { Bounds, Condition, EventPattern, Filter, Group, Ref, Who } from '../vocabulary.ts';
import { cardsIn, self, yourMana } from './nouns.ts';

/** There are this many cards in a group; at least one by default. */
export const youHave = (of: Group, is: Bounds = { min: 1 }): Condition => ({ kind: 'count', of, is });

/** You have seven or more cards in your mana zone, as metamorph asks for. */
export const hasSevenMana: Condition = deepFreeze(youHave(yourMana(), { min: 7 }));

/** A cross gear is crossed onto the bearer, as accelerator asks for. */
export const isCrossed: Condition = deepFreeze(
  youHave(cardsIn('battleZone', 'any', { type: 'crossGear', crossedWith: self })),
);

/** All cards of a group are like this. */
export const allOf = (of: Group, are: Filter): Condition => ({ kind: 'all', of, are });

/** The bearer is attacking. */
export const isAttacking: Condition = deepFreeze({ kind: 'attacking', what: self });

/** The bearer is attacking a creature. */
export const isAttackingCreature: Condition = deepFreeze({
  kind: 'attacking',
  what: self,
  target: 'creature',
});

/** The bearer battles such a creature. */
export const isBattling = (against: Filter): Condition => ({ kind: 'battling', what: self, against });

/** An object is like this. */
export const isLike = (what: Ref, like: Filter): Condition => ({ kind: 'is', what, like });

/** A player has this many shields. */
export const shieldsAre = (of: Who, is: Bounds): Condition => ({ kind: 'shields', of, is });

/** It is your turn. */
export const yourTurn: Condition = deepFreeze({ kind: 'turnOf', who: 'you' });

/** It is your opponent's turn. */
export const opponentsTurn: Condition = deepFreeze({ kind: 'turnOf', who: 'opponent' });

/** An event has happened this many times this turn; at least once by default. */
export const happened = (event: EventPattern, is: Bounds = { min: 1 }): Condition => ({
  kind: 'happened',
  event,
  is,
});

/** All of these conditions hold. */
export const both = (...conditions: readonly Condition[]): Condition => ({ kind: 'both', conditions });

/** At least one of these conditions holds. */
export const either = (...conditions: readonly Condition[]): Condition => ({ kind: 'either', conditions });

/** A condition does not hold. */
export const notThat = (condition: Condition): Condition => ({ kind: 'not', condition });

import type { Zone } from '../../../table/nouns.ts';
import type {
  Ability,
  Condition,
  Effect,
  EventPattern,
  Filter,
  Ref,
  Replacement,
  SpellAbility,
  Subject,
  Triggered,
  Who,
} from '../vocabulary.ts';
import { subjectOf } from './subjectOf.ts';

/** What a spell does. */
export const spellAbility = (...effects: readonly Effect[]): SpellAbility => ({
  kind: 'spell',
  effect: effects.length === 1 && effects[0] !== undefined ? effects[0] : { do: 'inOrder', effects },
});

/** 601.1a. What may be done in place of paying the cost. */
export const alternativeCost = (effect: Effect): Ability => ({ kind: 'cost', way: 'alternative', effect });

/** Gravity zero: while a condition holds, this may be summoned without paying. */
export const gravityZero = (condition: Condition): Ability =>
  alternativeCost({ do: 'if', condition, then: { do: 'inOrder', effects: [] } });

/** 601.1a. What must be done in addition to paying the cost. */
export const additionalCost = (effect: Effect): Ability => ({ kind: 'cost', way: 'additional', effect });

/** A trigger: an event, an effect and the "if" after the comma. */
export const when = (event: EventPattern, effect: Effect, condition?: Condition): Triggered => ({
  kind: 'triggered',
  when: event,
  effect,
  ...(condition === undefined ? {} : { condition }),
});

/** When this, or such a creature, is put into the battle zone. */
export const whenPut = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'put', what: subjectOf(what) }, effect);

/** When this, or such a creature, is put on top of another. */
export const whenPutOnto = (what: Ref | Subject, onto: Filter, effect: Effect): Triggered =>
  when({ event: 'put', what: subjectOf(what), onto }, effect);

/** When this, or such a creature, is destroyed. */
export const whenDestroyed = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'destroyed', what: subjectOf(what), tense: 'destroyed' }, effect);

/** Whenever this, or such a creature, attacks. */
export const wheneverAttacks = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'attacks', what: subjectOf(what) }, effect);

/** Whenever this, or such a creature, blocks. */
export const wheneverBlocks = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'blocks', what: subjectOf(what) }, effect);

/** When this, or such a creature, wins a battle. */
export const whenWinsBattle = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'winsBattle', what: subjectOf(what) }, effect);

/** Whenever a player uses the shield trigger of a card. */
export const wheneverUsesShieldTrigger = (by: Who, effect: Effect): Triggered =>
  when({ event: 'used', by, through: 'shieldTrigger' }, effect);

/** Whenever you draw the card of your draw step. */
export const whenDrawingForTurn = (effect: Effect): Triggered =>
  when({ event: 'drawn', by: 'you', for: 'drawStep' }, effect);

/** Whenever a player draws a card that is not drawn for the draw step. */
export const whenDrawingOtherwise = (by: Who, effect: Effect): Triggered =>
  when({ event: 'drawn', by, for: 'otherwise' }, effect);

/** At the end of your turn. */
export const atEndOfYourTurn = (effect: Effect): Triggered => when({ event: 'endOfTurn', of: 'you' }, effect);

/** At the start of your turn. */
export const atStartOfYourTurn = (effect: Effect): Triggered =>
  when({ event: 'startOfTurn', of: 'you' }, effect);

/** Any of several events. */
export const anyOf = (...patterns: readonly EventPattern[]): EventPattern => ({ event: 'anyOf', patterns });

/** 603.2. A restriction inside the trigger clause: tested as it triggers, and never again. */
export const given = (condition: Condition, ability: Triggered): Triggered => ({
  ...ability,
  given: condition,
});

/** 603.4. The "if" after the comma of a trigger. */
export const provided = (condition: Condition, ability: Triggered): Triggered => ({ ...ability, condition });

/** The zones in which a trigger works, where that is not the battle zone. */
export const from = <A extends Triggered | Replacement>(zones: readonly Zone[], ability: A): A => ({
  ...ability,
  from: zones,
});

/** How often a trigger can be used. */
export const limited = (limit: NonNullable<Triggered['limit']>, ability: Triggered): Triggered => ({
  ...ability,
  limit,
});

/** A trigger that bears an icon, so that other abilities can use it. */
export const bearsIcon = (icon: string, ability: Triggered): Triggered => ({ ...ability, icon });

import type { Zone } from '../../../table/nouns.ts';
import type {
  Ability,
  Condition,
  Effect,
  EventPattern,
  Replacement,
  SpellAbility,
  Triggered,
} from '../vocabulary.ts';

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

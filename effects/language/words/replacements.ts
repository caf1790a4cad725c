import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { Zone } from '../../../table/nouns.ts';
import type { Condition, Effect, Instead, Ref, Replacement, Subject, Who } from '../vocabulary.ts';
import { subjectOf } from './subjectOf.ts';

const replacing = (of: Replacement['of'], instead: Instead): Replacement => ({
  kind: 'replacement',
  of,
  instead,
});

/** When this, or such a creature, would be destroyed. */
export const wouldBeDestroyed = (what: Ref | Subject, instead: Instead): Replacement =>
  replacing({ event: 'destroyed', what: subjectOf(what) }, instead);

/** 703.4d. When this, or such a creature, would be destroyed because it has lost a battle against `other`. */
export const wouldBeDestroyedByBattle = (what: Ref | Subject, instead: Instead): Replacement =>
  replacing({ event: 'destroyed', what: subjectOf(what), by: 'battle' }, instead);

/** When this, or such a creature, would leave the battle zone. */
export const wouldLeave = (what: Ref | Subject, instead: Instead): Replacement =>
  replacing({ event: 'leaves', what: subjectOf(what) }, instead);

/** 701.7a. When this, or such a card, would be put from the hand into the graveyard. */
export const wouldBeDiscarded = (what: Ref | Subject, instead: Instead): Replacement =>
  replacing({ event: 'moves', what: subjectOf(what), from: 'hand', to: 'graveyard' }, instead);

/** 114.4. When a player would draw a card. */
export const wouldDraw = (by: Who, instead: Instead): Replacement =>
  replacing({ event: 'draws', by }, instead);

/** When this, or such a creature, would break a shield, which `that` names, an effect instead; once for each shield. */
export const insteadOfBreaking = (what: Ref | Subject, effect: Effect): Replacement =>
  replacing({ event: 'breaks', what: subjectOf(what) }, insteadDo(effect));

/** When a shield of a player would be broken, which `that` names; once for each shield. */
export const wouldBeBroken = (of: Who, instead: Instead): Replacement =>
  replacing({ event: 'isBroken', of }, instead);

/** It goes to this zone instead. */
export const instead = (to: Zone): Instead => ({ kind: 'move', to });

/** It stays where it is instead. */
export const stays: Instead = deepFreeze({ kind: 'stays' });

/** 801.4. Only the top card goes instead, wherever the creature was going. */
export const onlyTopCard: Instead = deepFreeze({ kind: 'topCard' });

/** 801.4. Only the top card goes instead, and the creatures that it was put on are apart again. */
export const onlyTopCardApart: Instead = deepFreeze({ kind: 'topCard', apart: true });

/** An effect instead. */
export const insteadDo = (effect: Effect): Instead => ({ kind: 'do', effect });

/** A replacement that works only while a condition holds. */
export const during = (condition: Condition, replacement: Replacement): Replacement => ({
  ...replacement,
  while: condition,
});

/** A replacement that its player may decline. */
export const optional = (replacement: Replacement): Replacement => ({ ...replacement, may: true });

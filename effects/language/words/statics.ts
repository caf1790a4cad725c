import { deepFreeze } from '../../../table/deepFreeze.ts';
import { countOf, times } from '../amounts/index.ts';
import { unblockable } from '../bans/index.ts';
import { hasSevenMana, isCrossed } from '../conditions/index.ts';
import { mayAttackUntapped } from '../permissions/index.ts';
import { cannot } from '../statics/index.ts';
import type { Condition, Filter, Group, Ref, Static, StaticEffect, Who } from '../vocabulary.ts';
import { attached, crossed, equipped, self } from './nouns.ts';

const on = (affects: Ref | Group, effects: readonly StaticEffect[], condition?: Condition): Static => ({
  kind: 'static',
  affects,
  effects,
  ...(condition === undefined ? {} : { while: condition }),
});

/** Static effects on the bearer. */
export const has = (...effects: readonly StaticEffect[]): Static => on(self, effects);

/** Static effects on the bearer while a condition holds. */
export const hasWhile = (condition: Condition, ...effects: readonly StaticEffect[]): Static =>
  on(self, effects, condition);

/** Metamorph: static effects on the bearer while you have seven or more cards in your mana zone. */
export const metamorph = (...effects: readonly StaticEffect[]): Static => hasWhile(hasSevenMana, ...effects);

/** Accelerator: static effects on the bearer while a cross gear is crossed onto it. */
export const accelerator = (...effects: readonly StaticEffect[]): Static => hasWhile(isCrossed, ...effects);

/** Sympathy: this costs 1 less for each object of a group, but at least 2, wherever it is used from. */
export const sympathy = (of: Group): Static => ({
  ...has({ kind: 'cost', by: times(-1, countOf(of)), atLeast: 2 }),
  from: ['hand', 'manaZone', 'graveyard'],
});

const reducedForEach = (by: number, of: Group): Static => ({
  ...has({ kind: 'cost', by: times(-by, countOf(of)), atLeast: 1 }),
  from: ['hand', 'manaZone', 'graveyard'],
});

/** Double sympathy: this costs 2 less for each object of a group, but at least 1, wherever it is used from. */
export const doubleSympathy = (of: Group): Static => reducedForEach(2, of);

/** Triple sympathy: this costs 3 less for each object of a group, but at least 1. */
export const tripleSympathy = (of: Group): Static => reducedForEach(3, of);

/** Genius sympathy: this costs 10 less for each object of a group, but at least 1. */
export const geniusSympathy = (of: Group): Static => reducedForEach(10, of);

/** Static effects on every object of a group. */
export const each = (of: Group, ...effects: readonly StaticEffect[]): Static => on(of, effects);

/** Static effects on every object of a group while a condition holds. */
export const eachWhile = (condition: Condition, of: Group, ...effects: readonly StaticEffect[]): Static =>
  on(of, effects, condition);

/** Static effects on the creature that a cross gear is crossed onto. */
export const crossedGets = (...effects: readonly StaticEffect[]): Static => on(crossed, effects);

/** 305.2. Static effects on the creature that a weapon is equipped to. */
export const equippedGets = (...effects: readonly StaticEffect[]): Static => on(equipped, effects);

/** 310.4. Static effects on the creature that an aura is attached to. */
export const attachedGets = (...effects: readonly StaticEffect[]): Static => on(attached, effects);

/** Effects of a player do not tap the bearer. */
export const cannotBeTappedBy = (by: Who): Static => has(cannot({ do: 'beTapped', by }));

/** The bearer counts as a creature of any race where an evolution creature is put on it. */
export const isBaseOfAnyRace: Static = deepFreeze({
  kind: 'static',
  affects: self,
  effects: [{ kind: 'can', permission: { do: 'beBaseOfAnyRace' } }],
});

/** Cross gears are crossed onto the bearer in the main step without paying. */
export const isCrossedFree: Static = deepFreeze(has({ kind: 'can', permission: { do: 'beCrossedFree' } }));

/** The owner of shields chooses them: those that a creature of the opponent breaks, or all. */
export const ownerChoosesShields = (of: Who, when?: 'broken'): Static =>
  has(when === undefined ? { kind: 'ownerChoosesShields', of } : { kind: 'ownerChoosesShields', of, when });

/** The bearer cannot attack. */
export const cannotAttack: Static = deepFreeze(has(cannot({ do: 'attack' })));

/** The bearer cannot attack players. */
export const cannotAttackPlayers: Static = deepFreeze(has(cannot({ do: 'attack', target: 'player' })));

/** The bearer cannot attack creatures. */
export const cannotAttackCreatures: Static = deepFreeze(has(cannot({ do: 'attack', target: 'creature' })));

/** The bearer cannot be blocked. */
export const cannotBeBlocked: Static = deepFreeze(has(unblockable()));

/** The bearer cannot be blocked by such creatures. */
export const cannotBeBlockedBy = (by: Filter): Static => has(unblockable(by));

/** The bearer cannot be chosen by your opponent. */
export const cannotBeChosenByOpponent: Static = deepFreeze(has(cannot({ do: 'beChosen', by: 'opponent' })));

/** If your opponent can choose the bearer, it must be chosen first. */
export const mustBeChosenByOpponent: Static = deepFreeze(has({ kind: 'mustBeChosen', by: 'opponent' }));

/** The bearer is not destroyed when it loses a battle against such a creature. */
export const survivesBattlesAgainst = (against: Filter): Static =>
  has(cannot({ do: 'beDestroyedByBattle', against }));

/** The bearer can attack untapped creatures, or such creatures only. */
export const canAttackUntapped = (what?: Filter): Static => has(mayAttackUntapped(what));

/** The bearer attacks each turn if it can. */
export const attacksEachTurnIfAble: Static = deepFreeze(has({ kind: 'mustAttack' }));

import type { Amount, Bounds } from '../../language/vocabulary.ts';
import type { Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { amountRulesOf } from './amounts/table.ts';

/** 605.2d. A number, read when it is needed. */
export const amountOf = (world: World, amount: Amount, scope: Scope): number =>
  typeof amount === 'number' ? amount : amountRulesOf(amount).valueOf(world, amount, scope);

/** The number of cards that an amount stands for; a negative number counts as zero. */
export const numberOf = (world: World, amount: Amount, scope: Scope): number =>
  Math.max(0, amountOf(world, amount, scope));

export const isWithin = (world: World, value: number, bounds: Bounds, scope: Scope): boolean =>
  (bounds.min === undefined || value >= amountOf(world, bounds.min, scope)) &&
  (bounds.max === undefined || value <= amountOf(world, bounds.max, scope));

import type { ObjectId } from '../../../../table/nouns.ts';
import type { ConditionOf } from '../../../language/conditions/index.ts';
import { refersTo, type Scope } from '../../../state/scope.ts';
import type { World } from '../../../state/world.ts';
import { lastObjectOf } from '../characteristics.ts';
import type { ConditionRules } from '../conditionRules.ts';
import { matches } from '../filters.ts';

export const battlingRules: ConditionRules<'battling'> = {
  holds: (world, condition, scope) =>
    refersTo(world.game, condition.what.ref, scope).some((id) => battles(world, id, condition, scope)),
};

/** 115.2. Whether a creature battles, and its opponent in the battle is such a creature. */
function battles(world: World, id: ObjectId, { against }: ConditionOf<'battling'>, scope: Scope): boolean {
  const { battle } = world.game;
  if (battle === undefined || !battle.includes(id)) return false;
  if (against === undefined) return true;
  const other = lastObjectOf(world, battle[0] === id ? battle[1] : battle[0]);
  return other !== undefined && matches(world, other, against, scope);
}

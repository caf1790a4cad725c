import type { Condition } from '../../language/vocabulary.ts';
import type { Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { conditionRulesOf } from './conditions/table.ts';

/** Whether a condition holds now. */
export function holds(world: World, condition: Condition, scope: Scope): boolean {
  return conditionRulesOf(condition).holds(world, condition, scope);
}

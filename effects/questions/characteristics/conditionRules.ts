import type { ConditionOf } from '../../language/conditions/index.ts';
import type { Condition } from '../../language/vocabulary.ts';
import type { Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';

/** When a condition holds. What the language knows of it is in the file of the same name in `effects/language/conditions`. */
export interface ConditionRules<W extends Condition['kind']> {
  readonly holds: (world: World, condition: ConditionOf<W>, scope: Scope) => boolean;
}

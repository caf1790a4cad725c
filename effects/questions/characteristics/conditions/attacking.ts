import { refersTo } from '../../../state/scope.ts';
import type { ConditionRules } from '../conditionRules.ts';

export const attackingRules: ConditionRules<'attacking'> = {
  holds: ({ game }, { what, target }, scope) =>
    game.attack !== undefined &&
    refersTo(game, what.ref, scope).includes(game.attack.attacker) &&
    (target === undefined || target in game.attack.target),
};

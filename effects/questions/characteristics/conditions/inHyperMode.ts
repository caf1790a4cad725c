import { isInHyperMode } from '../../../state/hyperMode.ts';
import { refersTo } from '../../../state/scope.ts';
import type { ConditionRules } from '../conditionRules.ts';

export const inHyperModeRules: ConditionRules<'inHyperMode'> = {
  holds: ({ game }, { what }, scope) =>
    refersTo(game, what.ref, scope).some((object) => isInHyperMode(game, object)),
};

import { isPlayer } from '../../../state/scope.ts';
import type { ConditionRules } from '../conditionRules.ts';

export const turnOfRules: ConditionRules<'turnOf'> = {
  holds: ({ game }, { who }, { player }) => isPlayer(who, game.turn.active, player),
};

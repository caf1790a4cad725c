import { isPlayer } from '../../state/scope.ts';
import type { EventRules } from './eventRules.ts';

export const startOfTurnRules: EventRules<'startOfTurn'> = {
  facts: ['turnBegan'],
  matches: (_ask, _world, pattern, fact, scope) =>
    fact.kind === 'turnBegan' && isPlayer(pattern.of, fact.player, scope.player),
};

import { isPlayer } from '../../state/scope.ts';
import type { EventRules } from './eventRules.ts';

export const endOfTurnRules: EventRules<'endOfTurn'> = {
  facts: ['turnEnding'],
  matches: (_ask, _world, pattern, fact, scope) =>
    fact.kind === 'turnEnding' && isPlayer(pattern.of, fact.player, scope.player),
};

import { isPlayer } from '../../state/scope.ts';
import type { EventRules } from './eventRules.ts';

export const discardedRules: EventRules<'discarded'> = {
  facts: ['cardDiscarded'],
  matches: ({ isLike }, world, pattern, fact, scope) =>
    fact.kind === 'cardDiscarded' &&
    isPlayer(pattern.by, fact.player, scope.player) &&
    isLike(world, fact.object, pattern.what, scope),
};

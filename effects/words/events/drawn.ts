import { isPlayer } from '../../state/scope.ts';
import type { EventRules } from './eventRules.ts';

export const drawnRules: EventRules<'drawn'> = {
  facts: ['cardDrawn'],
  matches: (_ask, _world, pattern, fact, scope) =>
    fact.kind === 'cardDrawn' &&
    isPlayer(pattern.by, fact.player, scope.player) &&
    (!pattern.itself || fact.object === scope.source) &&
    (pattern.for === undefined || (fact.for ?? 'otherwise') === pattern.for),
};

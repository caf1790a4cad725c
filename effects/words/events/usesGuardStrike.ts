import { isPlayer } from '../../state/scope.ts';
import type { EventRules } from './eventRules.ts';

export const usesGuardStrikeRules: EventRules<'usesGuardStrike'> = {
  facts: ['effectResolved'],
  matches: (_ask, _world, pattern, fact, scope) =>
    fact.kind === 'effectResolved' &&
    fact.word === 'guardStrike' &&
    isPlayer(pattern.by, fact.player, scope.player),
};

import { isPlayer } from '../../state/scope.ts';
import type { EventRules } from './eventRules.ts';

export const usedRules: EventRules<'used'> = {
  facts: ['cardUsed'],
  matches: ({ isUsedFaceLike }, world, pattern, fact, scope) =>
    fact.kind === 'cardUsed' &&
    isPlayer(pattern.by, fact.player, scope.player) &&
    (pattern.unpaid === undefined || fact.unpaid) &&
    (pattern.withoutMana === undefined || fact.withoutMana === true) &&
    (pattern.through === undefined || fact.through === pattern.through) &&
    (pattern.from === undefined || pattern.from.includes(fact.from)) &&
    isUsedFaceLike(world, fact, pattern.what, scope),
};

import type { EventRules } from './eventRules.ts';

export const isNotBlockedRules: EventRules<'isNotBlocked'> = {
  facts: ['attackNotBlocked'],
  matches: ({ isSubject }, world, pattern, fact, scope) =>
    fact.kind === 'attackNotBlocked' &&
    (pattern.target === undefined || pattern.target in fact.target) &&
    isSubject(world, pattern.what, fact.object, fact.player, scope),
};

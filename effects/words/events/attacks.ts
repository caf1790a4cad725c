import type { EventRules } from './eventRules.ts';

export const attacksRules: EventRules<'attacks'> = {
  facts: ['attackDeclared'],
  matches: ({ isSubject }, world, pattern, fact, scope) =>
    fact.kind === 'attackDeclared' &&
    (pattern.target === undefined || pattern.target in fact.target) &&
    (pattern.nth === undefined || pattern.nth === fact.nth) &&
    isSubject(world, pattern.what, fact.object, fact.player, scope),
};

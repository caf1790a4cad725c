import type { EventRules } from './eventRules.ts';

/** 701.23a. Its creature is no longer ignored by then, so it sees that itself (116.2). */
export const unsealedRules: EventRules<'unsealed'> = {
  facts: ['cardUnsealed'],
  matches: (ask, world, pattern, fact, scope) =>
    fact.kind === 'cardUnsealed' &&
    fact.left === 0 &&
    ask.isSubject(world, pattern.what, fact.object, fact.player, scope),
};

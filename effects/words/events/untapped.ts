import type { EventRules } from './eventRules.ts';
import { isMana } from './subjects.ts';

export const untappedRules: EventRules<'untapped'> = {
  facts: ['cardUntapped'],
  matches: (ask, world, pattern, fact, scope) =>
    fact.kind === 'cardUntapped' &&
    !isMana(ask, world, fact.object) &&
    ask.isSubject(world, pattern.what, fact.object, fact.player, scope),
};

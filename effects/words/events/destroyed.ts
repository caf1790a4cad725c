import type { EventRules } from './eventRules.ts';
import { topCardLeft } from './subjects.ts';

export const destroyedRules: EventRules<'destroyed'> = {
  facts: ['cardDestroyed'],
  matches: ({ isSubject }, world, pattern, fact, scope) =>
    fact.kind === 'cardDestroyed' &&
    fact.from === 'battleZone' &&
    isSubject(world, pattern.what, fact.was, fact.player, scope, topCardLeft(world, fact)),
};

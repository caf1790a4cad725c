import { isPlayer } from '../../state/scope.ts';
import type { EventRules } from './eventRules.ts';

export const chosenRules: EventRules<'chosen'> = {
  facts: ['cardChosen'],
  matches: ({ isSubject }, world, pattern, fact, scope) =>
    fact.kind === 'cardChosen' &&
    isPlayer(pattern.by, fact.by, scope.player) &&
    isSubject(world, pattern.what, fact.object, fact.player, scope),
};

import type { ObjectId } from '../../table/nouns.ts';
import type { Effect } from '../language/vocabulary.ts';
import type { Attempt } from '../questions/legality/attempts.ts';
import type { Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { rulesOf } from './instructions/table.ts';

const isPossible = (attempt: Attempt, effect: Effect): boolean => rulesOf(effect).isPossible(attempt, effect);

function leadsTo(attempt: Attempt, effect: Effect, next: (attempt: Attempt) => boolean): boolean {
  const rules = rulesOf(effect);
  return rules.leadsTo?.(attempt, effect, next) ?? rules.isPossible(attempt, effect);
}

/**
 * 609.4. Whether at least a part of what would be done instead of an event can be done. Only the first clause counts,
 * which takes the place of the event.
 * @param claimed objects that take the place of other events of the same instant (609.9b).
 */
export const canBeDone = (
  world: World,
  effect: Effect,
  scope: Scope,
  claimed: ReadonlySet<ObjectId>,
): boolean => isPossible({ world, scope, claimed, isPossible, leadsTo }, effect);

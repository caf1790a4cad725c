import type { Effect } from '../language/vocabulary.ts';
import type { Attempt } from '../questions/legality/attempts.ts';
import { offerOf } from '../questions/legality/offered.ts';
import type { Claims } from '../state/claims.ts';
import type { Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { rulesOf } from './instructions/table.ts';

const isPossible = (attempt: Attempt, effect: Effect): boolean =>
  rulesOf(effect).isPossible(attempt, effect) && hasEnough(attempt, effect);

/** 609.4. Whether there are as many cards to choose as an instruction asks for. */
function hasEnough({ world, scope, claimed }: Attempt, effect: Effect): boolean {
  if (!('what' in effect) || !('choose' in effect.what) || effect.what.amount !== 'exactly') return true;
  const { objects, wanted } = offerOf(world, effect.what, scope, ({ id }) => !claimed.has(id));
  return objects.length >= wanted;
}

function leadsTo(attempt: Attempt, effect: Effect, next: (attempt: Attempt) => boolean): boolean {
  const rules = rulesOf(effect);
  return (
    hasEnough(attempt, effect) &&
    (rules.leadsTo?.(attempt, effect, next) ?? rules.isPossible(attempt, effect))
  );
}

/**
 * 609.4. Whether what would be done instead of an event can be done. Only the first clause counts, which takes the place of the
 * event; of the cards themselves it has to be possible with one.
 * @param claimed objects that take the place of other events of the same instant (609.9b).
 */
export const canBeDone = (world: World, effect: Effect, scope: Scope, claimed: Claims): boolean =>
  isPossible({ world, scope, claimed, isPossible, leadsTo }, effect);

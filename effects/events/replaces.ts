import type { Play } from '../play/play.ts';
import type { Claims } from '../state/claims.ts';
import type { Scope } from '../state/scope.ts';
import { insteadRulesOf } from './instead/table.ts';
import type { ReplaceableEvent } from './replaceableEvent.ts';
import { replacedEventRulesOf } from './replacedEvents/table.ts';
import { isUsedUp, type ReplacementCandidate } from './replacementCandidate.ts';

/**
 * Whether a replacement effect applies to an event and can be carried out (609.4). A pending card replaces its own
 * move only (409.1c); a shield on its way to the hand works until it moves (113.6d). 701.33b: nothing takes the place of a move to the
 * abyss zone.
 */
export function replaces(
  play: Play,
  candidate: ReplacementCandidate,
  event: ReplaceableEvent,
  claimed: Claims,
): boolean {
  const { bearer, replacement, scope } = candidate;
  const { of, instead } = replacement;
  if (event.request?.move.to === 'abyssZone') return false;
  if (bearer?.pending && bearer.zone !== 'shieldZone' && bearer.id !== event.object?.id) return false;
  if (!replacedEventRulesOf(of).isAbout(play, of, event, scope)) return false;
  if (isUsedUp(play, candidate)) return false;
  const place = { scope: scopeFor(scope, event), claimed };
  return insteadRulesOf(instead).isPossible(play, instead, event, place);
}

/** The names that what is done instead may use: the card, and the creature to which it has lost a battle. */
export function scopeFor(scope: Scope, { object, request }: ReplaceableEvent): Scope {
  if (object === undefined) return scope;
  const lostTo = request?.lostTo;
  const other = lostTo === undefined ? {} : { other: [lostTo] };
  return { ...scope, bound: { ...scope.bound, that: [object.id], ...other } };
}

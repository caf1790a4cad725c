import type { CardObject } from '../../table/nouns.ts';
import { PRIVATE_ZONES } from '../../table/zones.ts';
import type { Replacement } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import type { Claims } from '../state/claims.ts';
import type { Procedure } from '../state/game.ts';
import type { About, FactBody } from '../state/reported/facts.ts';
import type { MoveRequest } from '../state/reported/moveRequest.ts';
import type { Scope } from '../state/scope.ts';
import { insteadRulesOf } from './instead/table.ts';
import type { Replaced } from './insteadRules.ts';
import type { ReplaceableEvent } from './replaceableEvent.ts';
import { replacedEventRulesOf } from './replacedEvents/table.ts';
import { countReplacement, type ReplacementCandidate } from './replacementCandidate.ts';
import { scopeFor } from './replaces.ts';
import type { Substitute } from './substitute.ts';

type FactOfReplacement = Extract<FactBody, { kind: 'eventReplaced' }>;

/** What happens in place of one event. */
export interface ReplacementOutcome {
  readonly fact: FactOfReplacement;
  /** 400.2f. What both players look at before the event. */
  readonly revealed: readonly CardObject[];
  readonly requests: readonly MoveRequest[];
  readonly substitute: Substitute | undefined;
}

/** 609.4. The event does not happen; what is said instead does. */
export function* replaceEvent(
  play: Play,
  candidate: ReplacementCandidate,
  event: ReplaceableEvent,
  claimed: Claims,
): Procedure<ReplacementOutcome> {
  const { bearer, name, replacement, scope } = candidate;
  const occurrence = play.nextEffect();
  const { instead } = replacement;
  const fact: FactOfReplacement = {
    kind: 'eventReplaced',
    ...aboutEvent(play, event, replacement, scope),
    event: event.request?.as ?? (event.loses ? 'duelEnded' : 'cardDrawn'),
    by: name,
    occurrence,
    instead: instead.kind,
  };
  countReplacement(play, candidate, fact);
  play.noteReplaced();
  const revealed = [
    ...(bearer !== undefined && isHidden(bearer) ? [bearer] : []),
    ...(event.object !== undefined && event.object.id !== bearer?.id && isReadBy(replacement, event)
      ? [event.object]
      : []),
  ];
  const place = { scope: scopeFor(scope, event), claimed, occurrence };
  const replaced = insteadRulesOf(instead).replace?.(play, instead, event, place);
  const { requests = [], substitute } = replaced === undefined ? NOTHING : yield* replaced;
  return { fact, revealed, requests, substitute };
}

const isHidden = ({ zone, faceUp }: CardObject): boolean => PRIVATE_ZONES.has(zone) && !faceUp;

/** Fields of a filter for which no card has to be looked at. */
const NOT_READ: ReadonlySet<string> = new Set(['itself', 'other', 'is']);

/** 400.2f. Whether a replacement depends on what a hidden card is that would go to a public zone. */
function isReadBy({ of }: Replacement, { object, request }: ReplaceableEvent): boolean {
  if (object === undefined || request === undefined || !('what' in of)) return false;
  const { filter = {} } = of.what;
  return (
    isHidden(object) &&
    !object.pending &&
    !PRIVATE_ZONES.has(request.move.to) &&
    Object.keys(filter).some((field) => !NOT_READ.has(field))
  );
}

const NOTHING: Replaced = {};

/** The card that would have moved, unless the replaced event names another. */
function aboutEvent(
  play: Play,
  { request, object }: ReplaceableEvent,
  { of }: Replacement,
  { player, source, sourceName }: Scope,
): About {
  const named = request === undefined ? undefined : replacedEventRulesOf(of).namedBy?.(play, request);
  const about = named ?? object;
  return about === undefined ? { player, object: source, name: sourceName } : play.about(about);
}

import type { ObjectId, Zone } from '../../../table/nouns.ts';
import type { MovedEvent } from '../../language/events/index.ts';
import type { Filter, Subject } from '../../language/vocabulary.ts';
import {
  type FactBody,
  type FactKind,
  isZoneChange,
  ZONE_CHANGES,
  type ZoneChanged,
} from '../../state/reported/facts.ts';
import { isPlayer, type Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import type { EventQuestions, EventRules } from './eventRules.ts';
import { placeIn, topCardLeft } from './subjects.ts';

/** 603.5c. What leaves the battle zone is looked at as it was, and so is a G castle that sees itself leave; everything else as it is after the event. */
const subjectOf = (fact: ZoneChanged, { source }: Scope): ObjectId =>
  fact.from === 'battleZone' || (fact.from === 'shieldZone' && fact.was === source) ? fact.was : fact.object;

/**
 * 109.2b, 200.3a. What was below a creature leaves the battle zone as a card: an effect means it that speaks of a card, none that
 * speaks of a creature.
 */
function leavesAsSubject(
  { isSubject }: EventQuestions,
  world: World,
  what: Subject,
  fact: ZoneChanged,
  scope: Scope,
): boolean {
  const wasBelow = fact.from === 'battleZone' && fact.was === fact.object;
  const filter = wasBelow ? filterOfCards(what.filter ?? {}) : what.filter;
  const subject = filter === undefined ? what : { ...what, filter };
  return (
    (!wasBelow || filter !== undefined) &&
    isSubject(world, subject, subjectOf(fact, scope), fact.player, scope, topCardLeft(world, fact))
  );
}

/** A filter as far as it speaks of cards, whatever their type; undefined if it does not. */
function filterOfCards(filter: Filter): Filter | undefined {
  if (filter.type !== undefined && filter.type !== 'card') return undefined;
  if (filter.anyOf === undefined) return filter;
  const anyOf = filter.anyOf.flatMap((one) => filterOfCards(one) ?? []);
  return anyOf.length === 0 ? undefined : { ...filter, anyOf };
}

/** 701.7a. What is discarded counts as put into the graveyard from the hand, also where it was a shield (509.5c). */
const isFrom = (ask: EventQuestions, world: World, fact: ZoneChanged, from: Zone): boolean =>
  placeIn(ask, world, fact, fact.from) === from || (from === 'hand' && fact.kind === 'cardDiscarded');

const isBy = ({ by }: MovedEvent, { causedBy }: Pick<ZoneChanged, 'causedBy'>, { player }: Scope): boolean =>
  by === undefined || (causedBy !== undefined && isPlayer(by, causedBy, player));

/** 113.2, 603.5. What is put under a creature leaves its zone, but is not put into the battle zone; under a shield it is put into the shield zone. */
const seesPutUnder = ({ from, to }: MovedEvent): boolean =>
  from !== 'battleZone' && (to === undefined || to === 'shieldZone');

function wasPutUnder(
  { isSubject }: EventQuestions,
  world: World,
  pattern: MovedEvent,
  fact: Extract<FactBody, { kind: 'cardPutUnder' }>,
  scope: Scope,
): boolean {
  return (
    seesPutUnder(pattern) &&
    fact.from !== fact.to &&
    (pattern.from ?? fact.from) === fact.from &&
    (pattern.to ?? fact.to) === fact.to &&
    isBy(pattern, fact, scope) &&
    isSubject(world, pattern.what, fact.was, fact.player, scope)
  );
}

const PUT_UNDER: readonly FactKind[] = ['cardPutUnder'];
const NONE: readonly FactKind[] = [];

export const movedRules: EventRules<'moved'> = {
  facts: ZONE_CHANGES,
  moreFacts: (pattern) => (seesPutUnder(pattern) ? PUT_UNDER : NONE),
  asksForCause: ({ by }) => by !== undefined,
  matches: (ask, world, pattern, fact, scope) =>
    fact.kind === 'cardPutUnder'
      ? wasPutUnder(ask, world, pattern, fact, scope)
      : isZoneChange(fact) &&
        (pattern.from === undefined || isFrom(ask, world, fact, pattern.from)) &&
        (pattern.to === undefined || placeIn(ask, world, fact, fact.to) === pattern.to) &&
        isBy(pattern, fact, scope) &&
        leavesAsSubject(ask, world, pattern.what, fact, scope),
};

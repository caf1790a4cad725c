import type { CardObject, ObjectId, Player, Zone } from '../../table/nouns.ts';
import { changed, counted, inBattleZone } from '../../table/objects.ts';
import type { EventPattern, Filter, Subject } from '../language/vocabulary.ts';
import { type FactBody, isZoneChange, type ZoneChanged } from '../state/facts.ts';
import { rememberedOf } from '../state/remembered.ts';
import { isPlayer, type Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { lastKnownOf, lastObjectOf, placeOf } from './characteristics.ts';
import { matches } from './filters.ts';

/** Whether an object, or what was last known of it, is what a trigger speaks of. */
export function isSubject(
  world: World,
  subject: Subject,
  id: ObjectId,
  owner: Player,
  scope: Scope,
  object?: CardObject,
): boolean {
  if (!isPlayer(subject.of, owner, scope.player)) return false;
  if (subject.filter === undefined) return true;
  if (subject.filter.itself && id !== scope.source) return false;
  return isLike(world, id, subject.filter, scope, object);
}

function isLike(
  world: World,
  id: ObjectId,
  filter: Filter | undefined,
  scope: Scope,
  object = lastKnownOf(world, id)?.object,
): boolean {
  if (filter === undefined) return true;
  return object !== undefined && matches(world, object, filter, scope);
}

/** 605.2e, 801.4. What has left the battle zone as the top card of a creature that is still there. */
const topCardLeft = ({ game }: World, { was, object }: ZoneChanged): CardObject | undefined =>
  was === object || inBattleZone(game, was) === undefined ? undefined : rememberedOf(game, was)?.object;

/** 603.2c. Becoming tapped is said of what is in the battle zone, not of the mana that pays a cost. */
const isMana = (world: World, id: ObjectId): boolean => lastKnownOf(world, id)?.object.zone === 'manaZone';

/** 304.2. Where a card came from, or where it went. */
function placeIn(world: World, fact: ZoneChanged, zone: Zone): Zone {
  const object = zone === 'battleZone' ? lastKnownOf(world, fact.object)?.object : undefined;
  return object === undefined ? zone : placeOf(world, object, zone);
}

/** 603.5c. What leaves the battle zone is looked at as it was; everything else as it is after the event. */
const subjectOf = (fact: ZoneChanged): ObjectId => (fact.from === 'battleZone' ? fact.was : fact.object);

/**
 * 109.2b, 200.3a. What was below a creature leaves the battle zone as a card: an effect means it that speaks of a card, none that
 * speaks of a creature.
 */
function leavesAsSubject(world: World, what: Subject, fact: ZoneChanged, scope: Scope): boolean {
  const wasBelow = fact.from === 'battleZone' && fact.was === fact.object;
  const filter = wasBelow ? filterOfCards(what.filter ?? {}) : what.filter;
  const subject = filter === undefined ? what : { ...what, filter };
  return (
    (!wasBelow || filter !== undefined) &&
    isSubject(world, subject, subjectOf(fact), fact.player, scope, topCardLeft(world, fact))
  );
}

/** A filter as far as it speaks of cards, whatever their type; undefined if it does not. */
function filterOfCards(filter: Filter): Filter | undefined {
  if (filter.type !== undefined && filter.type !== 'card') return undefined;
  if (filter.anyOf === undefined) return filter;
  const anyOf = filter.anyOf.flatMap((one) => filterOfCards(one) ?? []);
  return anyOf.length === 0 ? undefined : { ...filter, anyOf };
}

type PatternOf<E extends EventPattern['event']> = Extract<EventPattern, { event: E }>;
type Matcher<E extends EventPattern['event']> = (
  world: World,
  pattern: PatternOf<E>,
  fact: FactBody,
  scope: Scope,
) => boolean;

/** Facts about one object, which the trigger names as its subject. */
type FactAboutObject = Extract<FactBody, { object: ObjectId }>;

/** A trigger that only asks whether a fact of one of these kinds is about its subject. */
const aboutSubject =
  (...kinds: readonly FactAboutObject['kind'][]) =>
  (world: World, { what }: { readonly what: Subject }, fact: FactBody, scope: Scope): boolean =>
    'object' in fact && kinds.includes(fact.kind) && isSubject(world, what, fact.object, fact.player, scope);

const MATCHERS: { readonly [E in EventPattern['event']]: Matcher<E> } = {
  put: (world, pattern, fact, scope) =>
    (fact.kind === 'cardPut' || (fact.kind === 'cardMoved' && isPutOnto(pattern, fact))) &&
    (placeIn(world, fact, fact.to) === fact.to || meansCastle(pattern.what)) &&
    putMatches(world, pattern, fact, scope),
  destroyed: (world, pattern, fact, scope) =>
    fact.kind === 'cardDestroyed' &&
    fact.from === 'battleZone' &&
    isSubject(world, pattern.what, fact.was, fact.player, scope, topCardLeft(world, fact)),
  moved: (world, pattern, fact, scope) =>
    isZoneChange(fact) &&
    (pattern.from === undefined || placeIn(world, fact, fact.from) === pattern.from) &&
    (pattern.to === undefined || placeIn(world, fact, fact.to) === pattern.to) &&
    (pattern.by === undefined ||
      (fact.causedBy !== undefined && isPlayer(pattern.by, fact.causedBy, scope.player))) &&
    leavesAsSubject(world, pattern.what, fact, scope),
  attacks: (world, pattern, fact, scope) =>
    fact.kind === 'attackDeclared' &&
    (pattern.target === undefined || pattern.target in fact.target) &&
    (pattern.nth === undefined || pattern.nth === fact.nth) &&
    isSubject(world, pattern.what, fact.object, fact.player, scope),
  attacked: aboutSubject('creatureAttacked'),
  blocks: aboutSubject('creatureBlocked'),
  becomesBlocked: (world, pattern, fact, scope) =>
    fact.kind === 'attackBlocked' &&
    (pattern.target === undefined || isAttackOn(world, pattern.target, fact)) &&
    isSubject(world, pattern.what, fact.object, fact.player, scope) &&
    isLike(world, fact.blocker, pattern.by, scope),
  isNotBlocked: (world, pattern, fact, scope) =>
    fact.kind === 'attackNotBlocked' &&
    (pattern.target === undefined || pattern.target in fact.target) &&
    isSubject(world, pattern.what, fact.object, fact.player, scope),
  battles: aboutSubject('battleBegan'),
  winsBattle: aboutSubject('battleWon'),
  losesBattle: aboutSubject('battleLost'),
  battleEnds: aboutSubject('battleWon', 'battleLost'),
  used: (world, pattern, fact, scope) =>
    fact.kind === 'cardUsed' &&
    isPlayer(pattern.by, fact.player, scope.player) &&
    (pattern.unpaid === undefined || fact.unpaid) &&
    (pattern.through === undefined || fact.through === pattern.through) &&
    (pattern.from === undefined || pattern.from.includes(fact.from)) &&
    isLike(world, fact.object, { names: [fact.name], ...pattern.what }, scope),
  drawn: (_world, pattern, fact, scope) =>
    fact.kind === 'cardDrawn' &&
    isPlayer(pattern.by, fact.player, scope.player) &&
    (pattern.for === undefined || (fact.for ?? 'otherwise') === pattern.for),
  discarded: (world, pattern, fact, scope) =>
    fact.kind === 'cardDiscarded' &&
    isPlayer(pattern.by, fact.player, scope.player) &&
    isLike(world, fact.object, pattern.what, scope),
  tapped: (world, pattern, fact, scope) =>
    fact.kind === 'cardTapped' &&
    !isMana(world, fact.object) &&
    isSubject(world, pattern.what, fact.object, fact.player, scope) &&
    (pattern.first === undefined || timesTapped(world, fact.object) === 1),
  untapped: (world, pattern, fact, scope) =>
    fact.kind === 'cardUntapped' &&
    !isMana(world, fact.object) &&
    isSubject(world, pattern.what, fact.object, fact.player, scope),
  chosen: (world, pattern, fact, scope) =>
    fact.kind === 'cardChosen' &&
    isPlayer(pattern.by, fact.by, scope.player) &&
    isSubject(world, pattern.what, fact.object, fact.player, scope),
  shieldBroken: (world, pattern, fact, scope) =>
    fact.kind === 'shieldBroken' &&
    isPlayer(pattern.of, fact.player, scope.player) &&
    (pattern.last === undefined || isLastShield(world, fact)) &&
    (pattern.by === undefined || isBrokenBy(world, pattern.by, fact, scope)),
  breaksShields: aboutSubject('shieldsChosen'),
  startOfTurn: (_world, pattern, fact, scope) =>
    fact.kind === 'turnBegan' && isPlayer(pattern.of, fact.player, scope.player),
  endOfTurn: (_world, pattern, fact, scope) =>
    fact.kind === 'turnEnding' && isPlayer(pattern.of, fact.player, scope.player),
  endOfAttack: aboutSubject('attackEnding'),
  anyOf: (world, { patterns }, fact, scope) =>
    patterns.some((one) => patternMatches(world, one, fact, scope)),
};

/** 603.2. Whether what happened is what the trigger waits for. Read now: the caller decides when that is. */
export function patternMatches<E extends EventPattern['event']>(
  world: World,
  pattern: PatternOf<E>,
  fact: FactBody,
  scope: Scope,
): boolean {
  const matcher: { readonly [K in EventPattern['event']]: Matcher<K> }[E] = MATCHERS[pattern.event];
  return matcher(world, pattern, fact, scope);
}

/** 506.1d. Whether the blocked attack was on a player, or on a creature: the last that its creature had declared by then. */
function isAttackOn(world: World, target: 'player' | 'creature', fact: FactAboutObject): boolean {
  const { thisTurn } = world.game;
  const at = thisTurn.indexOf(fact);
  const earlier = at < 0 ? thisTurn : thisTurn.slice(0, at);
  const declared = earlier.findLast((one) => one.kind === 'attackDeclared' && one.object === fact.object);
  return declared?.kind === 'attackDeclared' && target in declared.target;
}

/** 701.14a. Whether a shield was broken by such a creature: the last for which it was chosen. */
function isBrokenBy(world: World, by: Subject, { was }: ZoneChanged, scope: Scope): boolean {
  const chosen = world.game.thisTurn.findLast(
    (fact) => fact.kind === 'shieldsChosen' && fact.shields.includes(was),
  );
  const breaker = chosen?.kind === 'shieldsChosen' ? lastObjectOf(world, chosen.object) : undefined;
  return breaker !== undefined && isSubject(world, by, breaker.id, breaker.owner, scope);
}

/** 603.2b. Of shields broken together only one is the last: the one that was named last. */
const isLastShield = ({ game }: World, { player, object }: ZoneChanged): boolean =>
  counted(game, player, 'shieldZone').length === 0 && object === Math.max(...idsIn(game.zones[player].hand));

const idsIn = (objects: readonly CardObject[]): readonly ObjectId[] => objects.map(({ id }) => id);

const timesTapped = (world: World, id: ObjectId): number =>
  world.game.thisTurn.filter((fact) => fact.kind === 'cardTapped' && fact.object === id).length;

/** 304.2. A castle is put onto a shield: that is meant where the castle itself, or castles, are named. */
const meansCastle = ({ filter }: Subject): boolean =>
  filter?.itself === true || filter?.type === 'castle' || filter?.type?.includes('castle') === true;

/** A card that was in the battle zone already is not put there; it may still be put onto something. */
const isPutOnto = ({ onto }: Extract<EventPattern, { event: 'put' }>, fact: ZoneChanged): boolean =>
  onto !== undefined && fact.onto !== undefined && fact.to === 'battleZone';

function putMatches(
  world: World,
  pattern: Extract<EventPattern, { event: 'put' }>,
  fact: ZoneChanged,
  scope: Scope,
): boolean {
  if (!isSubject(world, pattern.what, fact.object, fact.player, scope)) return false;
  switch (pattern.how) {
    case undefined:
      break;
    case 'summoned':
    case 'revolutionChange':
      if (fact.how !== pattern.how) return false;
      break;
    case 'notSummoned':
      if (fact.how === 'summoned') return false;
      break;
    case 'unpaid':
      if (!fact.unpaid) return false;
      break;
  }
  if (pattern.onto === undefined) return true;
  const object = lastKnownOf(world, fact.object)?.object;
  const base = object?.under[0];
  return (
    object !== undefined &&
    base !== undefined &&
    matches(world, changed(object, { card: base, face: 0 }), pattern.onto, scope)
  );
}

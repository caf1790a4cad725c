import { type CardObject, type ObjectId, opponentOf, PLAYERS, type Player } from '../../table/nouns.ts';
import { type Moved, moveTo } from '../../table/objects.ts';
import { PRIVATE_ZONES, ZONE_FACTS, type Zone } from '../../table/zones.ts';
import { describeAbility } from '../language/describe.ts';
import type { Ability, Effect, Replacement, ReplacementPattern } from '../language/vocabulary.ts';
import { ask, askOne, PASS } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { canBeDone, canGo } from '../questions/canBeDone.ts';
import { abilitiesOf, faceOf, facesOf, lastKnownOf, nameOf, placeOf } from '../questions/characteristics.ts';
import { holds } from '../questions/conditions.ts';
import { labelsOf } from '../questions/labels.ts';
import { infoOf } from '../questions/objectInfo.ts';
import { isSubject } from '../questions/patterns.ts';
import { repertoireOf } from '../questions/repertoire.ts';
import type { About, FactBody } from '../state/facts.ts';
import type { Procedure } from '../state/game.ts';
import type { MoveRequest } from '../state/moveRequest.ts';
import { isPlayer, type Scope, scopeOf } from '../state/scope.ts';
import { choosePiles } from './piles.ts';
import { beginSubstitute, type Substitute } from './substitute.ts';

/** An event that may be replaced: a move, or a draw from an empty deck (114.6a), which moves nothing. */
interface ReplaceableEvent {
  readonly request: MoveRequest | undefined;
  readonly object: CardObject | undefined;
  /** The owner of the object, or the player who draws. */
  readonly player: Player;
}

interface Candidate {
  readonly name: string;
  /** The object that has the ability; undefined for a replacement created by a resolution. */
  readonly bearer: CardObject | undefined;
  readonly player: Player;
  readonly scope: Scope;
  readonly replacement: Replacement;
}

type FactOfReplacement = Extract<FactBody, { kind: 'eventReplaced' }>;

/** What happens in place of one event. */
interface Outcome {
  readonly fact: FactOfReplacement;
  readonly revealed: CardObject | undefined;
  readonly requests: readonly MoveRequest[];
  readonly substitute: Substitute | undefined;
}

/** 609.9. What happens at one instant, once the players have decided what is replaced. */
export interface EventPlan {
  readonly requests: readonly MoveRequest[];
  /** The objects whose moves were not replaced by something else that is done. Empty if nothing was replaced. */
  readonly moving: ReadonlySet<ObjectId>;
  /** 609.4. The objects to which what was asked for really happens; a top card that goes alone is one (801.4). */
  readonly happening: ReadonlySet<ObjectId>;
  readonly outcomes: readonly Outcome[];
}

const NO_OBJECTS: ReadonlySet<ObjectId> = new Set();

const unreplaced = (requests: readonly MoveRequest[]): EventPlan => ({
  requests,
  moving: NO_OBJECTS,
  happening: NO_OBJECTS,
  outcomes: [],
});

/**
 * 609. Lets the players decide which of simultaneous moves are replaced. What takes the place of an event is not
 * replaced again (101.5, 609.3).
 */
export function* planEvents(play: Play, requests: readonly MoveRequest[]): Procedure<EventPlan> {
  const candidates = candidatesFor(play, requests);
  if (candidates.length === 0) return planAsAsked(play, requests);
  const events = eventsOf(play, requests);
  return combine(events, yield* decide(play, events, candidates));
}

/** What happens where nothing is replaced. */
export const planAsAsked = ({ clause }: Play, requests: readonly MoveRequest[]): EventPlan =>
  unreplaced(
    clause === undefined ? requests : requests.map((one) => ({ ...one, insteadOf: clause.occurrence })),
  );

/** 609. Whether the players replace any of simultaneous moves. Nothing is done instead. */
export function* areReplaced(play: Play, requests: readonly MoveRequest[]): Procedure<boolean> {
  const candidates = candidatesFor(play, requests);
  const events = eventsOf(play, requests);
  for (const isInPass of passesOf(play)) {
    for (const event of events) {
      const open = candidates.filter(
        (candidate) => isInPass(candidate, event) && replaces(play, candidate, event, NO_OBJECTS),
      );
      if ((yield* pickReplacement(play, open, event)) !== undefined) return true;
    }
  }
  return false;
}

const eventsOf = (play: Play, requests: readonly MoveRequest[]): readonly ReplaceableEvent[] =>
  requests.flatMap((request) => {
    const object = play.find(request.move.object);
    return object === undefined ? [] : [{ request, object, player: object.owner }];
  });

/** The replacement effects that moves may meet; none inside a clause that takes the place of an event. */
const candidatesFor = (play: Play, requests: readonly MoveRequest[]): readonly Candidate[] =>
  play.clause === undefined && requests.some((one) => mayBeReplaced(play, one)) ? candidatesOf(play) : [];

/** 609.9. The substitutes in the places of the events. An object moves once: what takes the place of an event comes first. */
function combine(
  events: readonly ReplaceableEvent[],
  outcomes: ReadonlyMap<ReplaceableEvent, Outcome>,
): EventPlan {
  const all = events.flatMap((event) => outcomes.get(event)?.requests ?? event.request ?? []);
  const claimed = new Set(
    all.flatMap(({ insteadOf, move }) => (insteadOf === undefined ? [] : [move.object])),
  );
  const moving = events.flatMap((event) =>
    event.object === undefined || outcomes.get(event)?.substitute !== undefined ? [] : [event.object.id],
  );
  const happening = events.flatMap((event) => {
    const instead = outcomes.get(event)?.fact.instead;
    return event.object === undefined || (instead !== undefined && instead !== 'topCard')
      ? []
      : [event.object.id];
  });
  return {
    requests: all.filter(({ insteadOf, move }) => insteadOf !== undefined || !claimed.has(move.object)),
    moving: new Set(moving),
    happening: new Set(happening),
    outcomes: [...outcomes.values()],
  };
}

/** Notes what was replaced, as it happens. */
export function noteReplacements(play: Play, { outcomes }: EventPlan): void {
  for (const { revealed, fact } of outcomes) {
    if (revealed !== undefined) play.note({ kind: 'cardRevealed', ...play.about(revealed) }, '400.2e');
    play.note(fact, '609.1');
  }
}

/** Finishes what is done instead, once the event has happened. */
export function* finishSubstitutes({ outcomes }: EventPlan, moved: readonly Moved[]): Procedure {
  for (const { substitute } of outcomes) {
    if (substitute !== undefined) yield* substitute.finish(moved);
  }
}

/** 114.6a. A draw from an empty deck does nothing, but may be replaced. */
export function* planEmptyDraw(play: Play, player: Player): Procedure<EventPlan> {
  if (play.clause !== undefined || !repertoireOf(play).replaced.has('draws')) return unreplaced([]);
  const event: ReplaceableEvent = { request: undefined, object: undefined, player };
  return combine([event], yield* decide(play, [event], candidatesOf(play)));
}

type Pass = (candidate: Candidate, event: ReplaceableEvent) => boolean;

/**
 * 609.8, 609.9a. The active player decides for all events, then the other player; but what a spell says of its own
 * move comes first (609.8a).
 */
const passesOf = (play: Play): readonly Pass[] => {
  const { active } = play.game.turn;
  return [
    isOwnMoveOfSpell,
    ...[active, opponentOf(active)].map(
      (player): Pass =>
        (candidate, event) =>
          candidate.player === player && !isOwnMoveOfSpell(candidate, event),
    ),
  ];
};

/** What the players replace, and by what. */
function* decide(
  play: Play,
  events: readonly ReplaceableEvent[],
  candidates: readonly Candidate[],
): Procedure<ReadonlyMap<ReplaceableEvent, Outcome>> {
  const outcomes = new Map<ReplaceableEvent, Outcome>();
  const claimed = new Set<ObjectId>();
  const canCompete = events.length > 1 && candidates.some(isBinding);
  for (const isInPass of passesOf(play)) {
    const openFor = (event: ReplaceableEvent) =>
      candidates.filter(
        (candidate) => isInPass(candidate, event) && replaces(play, candidate, event, claimed),
      );
    let left = events.filter((event) => !outcomes.has(event));
    for (let [next] = left; next !== undefined; [next] = left) {
      const event = canCompete ? yield* nextEvent(play, next, left, openFor, claimed) : next;
      left = left.filter((other) => other !== event);
      const chosen = yield* pickReplacement(play, openFor(event), event);
      if (chosen === undefined) continue;
      const outcome = yield* replace(play, chosen, event, claimed);
      outcomes.set(event, outcome);
      for (const { move } of outcome.requests) claimed.add(move.object);
      for (const id of outcome.substitute?.claims ?? []) claimed.add(id);
    }
  }
  return outcomes;
}

/** Whether a replacement effect must be applied where it can be, by doing something of its own. */
const isBinding = ({ replacement: { may, instead } }: Candidate): boolean => !may && instead.kind === 'do';

/**
 * 609.9b. The event that is decided next. If there are too few cards to take the places of all events that a replacement effect has to
 * replace, its player picks (609.9a).
 */
function* nextEvent(
  play: Play,
  next: ReplaceableEvent,
  events: readonly ReplaceableEvent[],
  openFor: (event: ReplaceableEvent) => readonly Candidate[],
  claimed: ReadonlySet<ObjectId>,
): Procedure<ReplaceableEvent> {
  const binding = openFor(next).filter(isBinding);
  const [first] = binding;
  if (first === undefined) return next;
  const rivals = events.filter((event) => openFor(event).some((candidate) => binding.includes(candidate)));
  if (rivals.length === 1 || rivals.length <= substitutesFor(play, binding, next, claimed)) return next;
  const { player } = first;
  return yield* askOne({
    player,
    kind: 'replace',
    rule: '609.9a',
    prompt: 'Choose which of these is replaced',
    options: rivals.flatMap((event, index) => {
      if (event.object === undefined) return [];
      const card = infoOf(play, event.object, player, 'asViewed');
      return [{ option: { label: card.name ?? `Card ${index + 1}`, card }, value: event }];
    }),
  });
}

/** 609.9b. How many cards are there of which each is enough to act on instead of an event; infinite if none is needed. */
function substitutesFor(
  play: Play,
  candidates: readonly Candidate[],
  event: ReplaceableEvent,
  claimed: ReadonlySet<ObjectId>,
): number {
  const { zones } = play.game;
  const others = PLAYERS.flatMap((player) => Object.values(zones[player]).flat())
    .map(({ id }) => id)
    .filter((id) => id !== event.object?.id && !claimed.has(id));
  const isEnough = (card?: ObjectId): boolean => {
    const taken = new Set([...claimed, ...others.filter((id) => id !== card)]);
    return candidates.some((candidate) => replaces(play, candidate, event, taken));
  };
  return isEnough() ? Number.POSITIVE_INFINITY : others.filter(isEnough).length;
}

/** 605.2f, 609.8a. A spell that is being cast leaves as the last step of its resolution, and says where it goes. */
const isOwnMoveOfSpell = ({ bearer }: Candidate, { object, request }: ReplaceableEvent): boolean =>
  bearer !== undefined &&
  bearer.id === object?.id &&
  object.pending &&
  request !== undefined &&
  request.move.to !== 'battleZone';

/** 609.8. A player with several replacement effects for one event chooses one. */
function* pickReplacement(
  play: Play,
  open: readonly Candidate[],
  event: ReplaceableEvent,
): Procedure<Candidate | undefined> {
  const [first] = open;
  if (first === undefined) return undefined;
  const { player } = first;
  const mayDecline = open.every(({ replacement }) => replacement.may);
  const labels = labelsOf(
    open.map(({ name, replacement }) => ({ name, text: () => describeAbility(replacement) })),
  );
  const about = play.find(event.request?.brokenBy ?? event.object?.id ?? -1);
  const [chosen] = yield* ask<Candidate | undefined>({
    player,
    kind: 'replace',
    rule: '609.8',
    prompt: 'Choose what happens instead',
    source: about === undefined ? undefined : infoOf(play, about, player, 'asViewed'),
    options: [
      ...open.map((candidate, index) => {
        const { bearer, name } = candidate;
        const card = bearer === undefined ? {} : { card: infoOf(play, bearer, player, 'known') };
        return { option: { label: `Replace: ${labels[index] ?? name}`, ...card }, value: candidate };
      }),
      ...(mayDecline ? [{ option: { ...PASS, label: 'Do not replace' }, value: undefined }] : []),
    ],
    min: 1,
    max: 1,
  });
  return chosen;
}

/** 609.4. The event does not happen; what is said instead does. */
function* replace(
  play: Play,
  { bearer, name, replacement, scope }: Candidate,
  event: ReplaceableEvent,
  claimed: ReadonlySet<ObjectId>,
): Procedure<Outcome> {
  const occurrence = play.nextEffect();
  const { request, object } = event;
  const { instead } = replacement;
  const outcome = {
    fact: {
      kind: 'eventReplaced',
      ...aboutEvent(play, event, replacement, scope),
      event: request?.as ?? 'cardDrawn',
      by: name,
      occurrence,
      instead: instead.kind,
    },
    revealed: bearer !== undefined && PRIVATE_ZONES.has(bearer.zone) && !bearer.faceUp ? bearer : undefined,
    requests: [],
    substitute: undefined,
  } as const;
  if (instead.kind === 'move' && object !== undefined && isThere(object, instead.to)) return outcome;
  const effect = effectOf(instead, object);
  if (effect !== undefined) {
    const process = play.performInstead(effect, scopeFor(scope, event));
    const substitute = yield* beginSubstitute(play, { occurrence, claimed }, process);
    return { ...outcome, requests: substitute.requests, substitute };
  }
  if (request === undefined) return outcome;
  switch (instead.kind) {
    case 'move': {
      const { to, position = 'top', tapped = false } = instead;
      const { topOnly, object: id } = request.move;
      const move = moveTo(id, to, { position, tapped, topOnly });
      const { moveKind } = ZONE_FACTS[to];
      return { ...outcome, requests: [{ move, as: moveKind, rule: '609.1', insteadOf: occurrence }] };
    }
    case 'topCard': {
      const move = { ...request.move, topOnly: true };
      const apart = instead.apart && object !== undefined ? yield* choosePiles(play, object) : undefined;
      return { ...outcome, requests: [{ ...request, move, apart, insteadOf: occurrence }] };
    }
    default:
      return outcome;
  }
}

/** The names that what is done instead may use: the card, and the creature to which it has lost a battle. */
function scopeFor(scope: Scope, { object, request }: ReplaceableEvent): Scope {
  if (object === undefined) return scope;
  const lostTo = request?.lostTo;
  const other = lostTo === undefined ? {} : { other: [lostTo] };
  return { ...scope, bound: { ...scope.bound, that: [object.id], ...other } };
}

/** 409.2a. A card that would go to where it lies stays there. Only in a deck does it change its place. */
const isThere = ({ zone }: CardObject, to: Zone): boolean => zone === to && to !== 'deck';

/** 609.4. What is performed instead. A card that goes to the battle zone is put there, with all that this needs. */
function effectOf(instead: Replacement['instead'], object: CardObject | undefined): Effect | undefined {
  if (instead.kind === 'do') return instead.effect;
  if (instead.kind !== 'move' || instead.to !== 'battleZone' || object === undefined) return undefined;
  const { tapped } = instead;
  return { do: 'put', what: { ref: 'that' }, ...(tapped === undefined ? {} : { tapped }) };
}

/** The card that would have moved; for a break what would have broken the shield. */
function aboutEvent(
  play: Play,
  { request, object }: ReplaceableEvent,
  { of }: Replacement,
  { player, source, sourceName }: Scope,
): About {
  const breaker = of.event === 'breaks' && request !== undefined ? breakerOf(play, request) : undefined;
  const about = breaker ?? object;
  return about === undefined ? { player, object: source, name: sourceName } : play.about(about);
}

/** Whether any card of this duel can replace such a move. */
function mayBeReplaced(play: Play, { move, as }: MoveRequest): boolean {
  const { replaced } = repertoireOf(play);
  if (replaced.size === 0) return false;
  if (replaced.has('moves')) return true;
  if (as === 'shieldBroken' && (replaced.has('breaks') || replaced.has('isBroken'))) return true;
  if (as === 'cardDrawn' && replaced.has('draws')) return true;
  if (!replaced.has('destroyed') && !replaced.has('leaves')) return false;
  return play.find(move.object)?.zone === 'battleZone';
}

/** 609.2. Only replacement effects that exist before the event apply. */
function candidatesOf(play: Play): readonly Candidate[] {
  const found: Candidate[] = [];
  const { game } = play;
  for (const player of PLAYERS) {
    for (const zone of repertoireOf(play).replacementZones) {
      for (const bearer of game.zones[player][zone]) {
        for (const replacement of abilitiesHere(play, bearer)) {
          if (replacement.kind !== 'replacement') continue;
          if (!(replacement.from ?? ['battleZone']).includes(zone)) continue;
          const name = nameOf(game, bearer);
          const scope = scopeOf(player, bearer.id, name);
          if (replacement.while !== undefined && !holds(play, replacement.while, scope)) continue;
          found.push({ name, bearer, player, scope, replacement });
        }
      }
    }
  }
  for (const { player, source, replacement, bound, named } of game.lasting) {
    if (replacement === undefined) continue;
    const scope = { ...scopeOf(player, source.object, source.name, bound), named };
    if (replacement.while !== undefined && !holds(play, replacement.while, scope)) continue;
    found.push({ name: source.name, bearer: undefined, player, scope, replacement });
  }
  return found;
}

/** The abilities of an object, if a replacement effect is among them. */
function abilitiesHere(play: Play, object: CardObject): readonly Ability[] {
  if (object.zone === 'battleZone') {
    const face = faceOf(play, object);
    const abilities = abilitiesOf(play, object);
    return face.hasReplacements || abilities !== face.abilities ? abilities : NO_ABILITIES;
  }
  const faces = facesOf(play, object);
  return faces.some(({ hasReplacements }) => hasReplacements)
    ? faces.flatMap(({ abilities }) => abilities)
    : NO_ABILITIES;
}

const NO_ABILITIES: readonly Ability[] = [];

/**
 * Whether a replacement effect applies to an event and can be carried out (609.4). A pending card replaces its own
 * move only (409.1c); a shield on its way to the hand works until it moves (113.6d).
 */
function replaces(
  play: Play,
  { bearer, replacement, scope }: Candidate,
  event: ReplaceableEvent,
  claimed: ReadonlySet<ObjectId>,
): boolean {
  const { object } = event;
  if (bearer?.pending && bearer.zone !== 'shieldZone' && bearer.id !== object?.id) return false;
  if (!isAbout(play, replacement, event, scope)) return false;
  const { instead } = replacement;
  const isFree = object !== undefined && !claimed.has(object.id);
  switch (instead.kind) {
    case 'stays':
      return true;
    case 'topCard':
      return isFree && object.under.length > 0;
    case 'move':
      return isFree && (isThere(object, instead.to) || canGo(play, object, instead.to));
    case 'do':
      return canBeDone(play, instead.effect, scopeFor(scope, event), claimed);
  }
}

/** 609.1. Whether an event is the one that a replacement effect waits for. */
function isAbout(play: Play, { of }: Replacement, event: ReplaceableEvent, scope: Scope): boolean {
  const { request, object, player } = event;
  if (of.event === 'draws')
    return (request === undefined || request.as === 'cardDrawn') && isPlayer(of.by, player, scope.player);
  if (request === undefined || object === undefined || !isMoveOf(play, of, request, object)) return false;
  if (of.event === 'isBroken') return isPlayer(of.of, player, scope.player);
  if (of.event !== 'breaks') return isSubject(play, of.what, object.id, player, scope);
  const breaker = breakerOf(play, request);
  return breaker !== undefined && isSubject(play, of.what, breaker.id, breaker.owner, scope);
}

/** Whether a move is of the kind that a replacement effect waits for, whatever moves. */
function isMoveOf(
  play: Play,
  of: Exclude<ReplacementPattern, { event: 'draws' }>,
  { as, move, lostTo }: MoveRequest,
  object: CardObject,
): boolean {
  const zone = placeOf(play, object);
  const to = placeOf(play, object, move.to);
  switch (of.event) {
    case 'destroyed':
      return as === 'cardDestroyed' && zone === 'battleZone' && (of.by === undefined || lostTo !== undefined);
    case 'leaves':
      return zone === 'battleZone' && to !== 'battleZone' && (of.to ?? to) === to;
    case 'moves':
      return to === of.to && (of.from ?? zone) === zone;
    case 'breaks':
    case 'isBroken':
      return as === 'shieldBroken';
  }
}

/** 509.4c. What breaks a shield, also where it has left. */
const breakerOf = (play: Play, { brokenBy }: MoveRequest): CardObject | undefined =>
  brokenBy === undefined ? undefined : lastKnownOf(play, brokenBy)?.object;

import type { CardObject, ObjectId } from '../../table/nouns.ts';
import {
  findObject,
  inBattleZone,
  type Move,
  type Moved,
  moveObjects,
  moveTo,
  partAlone,
} from '../../table/objects.ts';
import type { JointReplacement } from '../events/decideReplacements.ts';
import { happen } from '../events/happen.ts';
import { type EventPlan, finishSubstitutes, noteReplacements, planEvents } from '../events/planEvents.ts';
import { isThere } from '../events/replaceableEvent.ts';
import { joinEvent } from '../events/substitute.ts';
import { CARD_TYPE_FACTS } from '../language/cardTypes.ts';
import type { Play } from '../play/play.ts';
import {
  asksForCauses,
  cardAt,
  factsWaitedFor,
  repertoireOf,
  triggersElsewhere,
} from '../questions/abilities/repertoire.ts';
import { moveBan } from '../questions/characteristics/bans.ts';
import {
  characteristicsOf,
  definitionOf,
  faceOf,
  nameOf,
  nameOfCard,
} from '../questions/characteristics/characteristics.ts';
import { isWDField } from '../questions/characteristics/sides.ts';
import { arrivalOf } from '../questions/triggers/arrivals.ts';
import { endsWithoutSource } from '../state/durations.ts';
import { FINISHED } from '../state/finished.ts';
import type { Delayed, Game, Lasting, LastKnown, Procedure } from '../state/game.ts';
import type { Fact, FactBody, Happening, ZoneChanged } from '../state/reported/facts.ts';
import { type MoveRequest, request } from '../state/reported/moveRequest.ts';
import { chooseHalf } from './choosing/chooseHalf.ts';
import { chooseOrder, type DeckOrder, goingToDeck, layInOrder } from './choosing/deckOrder.ts';
import { endPending } from './endPending.ts';
import { aurasGoingAlong } from './equipping.ts';
import { becomeOne } from './piles/becomeOne.ts';
import { chooseLeavingCells, combineCells, turnCells } from './piles/cells.ts';
import { chooseLeaving, linkPut, separate } from './piles/linking.ts';
import { bringToLight, coveredBy, forgetLeft, rememberBelow } from './piles/lyingBelow.ts';
import { canHaveSeals, ignoreSealedCreatures, rememberCommands, unsealings } from './seals.ts';

/**
 * 400.7. Moves cards at the same instant: bans (101.2), then replacement effects (609), then the move, then triggers
 * (603.5).
 */
export function* moveTogether(play: Play, requests: readonly MoveRequest[]): Procedure<readonly Moved[]> {
  return yield* carryOutPlan(play, yield* planMoves(play, requests));
}

/** What moved, and which of it moved as it was asked for: was not replaced (609.4). */
export interface MoveOutcome {
  readonly moved: readonly Moved[];
  readonly happened: readonly Moved[];
}

/** Moves cards at the same instant, as `moveTogether` does, and tells what of it really happened. */
export function* moveAndTell(play: Play, requests: readonly MoveRequest[]): Procedure<MoveOutcome> {
  const plan = yield* planMoves(play, requests);
  const moved = yield* carryOutPlan(play, plan);
  return { moved, happened: happenedOf(plan, moved) };
}

/** 609.4. The moves that were not replaced. */
export const happenedOf = ({ happening, outcomes }: EventPlan, moved: readonly Moved[]): readonly Moved[] =>
  outcomes.length === 0 ? moved : moved.filter(({ was }) => happening.has(was.id));

/** 101.2, 609. What will move, once bans and replacement effects have been applied. */
export function planMoves(
  play: Play,
  requests: readonly MoveRequest[],
  joint?: JointReplacement,
): Procedure<EventPlan> {
  const allowed = requests.filter(({ move, as }) => {
    const object = play.find(move.object);
    return (
      object !== undefined &&
      (object.zone === move.to || moveBan(play, object, move.to, play.cause, as) === undefined)
    );
  });
  return planEvents(play, allowed, joint);
}

/**
 * 609.9. What was replaced and what was not happens at the same instant. Returns the moves that were asked for, also
 * where a replacement effect sends the card elsewhere.
 */
export function* carryOutPlan(play: Play, plan: EventPlan): Procedure<readonly Moved[]> {
  if (play.clause !== undefined) {
    const joined = yield* joinEvent(play, plan.requests);
    if (joined !== undefined) return joined;
  }
  noteReplacements(play, plan);
  const { godLinks, cells } = repertoireOf(play);
  const leaving = godLinks ? yield* chooseLeaving(play, plan.requests) : plan.requests;
  const asked = cells ? yield* chooseLeavingCells(play, leaving) : leaving;
  const along = aurasGoingAlong(play, asked);
  const requests = along.length === 0 ? asked : [...asked, ...along];
  const orders = plan.outcomes.length < 2 ? [] : yield* orderReplaced(play, requests);
  const { moved: all, triggers } = carryOut(play, requests);
  const moved =
    along.length === 0 ? all : all.filter(({ was }) => along.every(({ move }) => move.object !== was.id));
  for (const order of orders) layInOrder(play, order, all);
  yield* triggers;
  for (const { move } of plan.requests) if (move.topOnly) yield* rebuild(play, move.object);
  if (plan.outcomes.length === 0) return moved;
  yield* finishSubstitutes(plan, moved);
  return moved.filter(({ was }) => plan.moving.has(was.id));
}

/** 401.4. The order of what goes to a deck instead of elsewhere. */
function* orderReplaced(play: Play, requests: readonly MoveRequest[]): Procedure<readonly DeckOrder[]> {
  const orders: DeckOrder[] = [];
  for (const position of ['top', 'bottom'] as const) {
    const going = requests.flatMap(({ move, insteadOf }) => {
      const object = play.find(move.object);
      const isReplaced = insteadOf !== undefined && move.to === 'deck' && move.position === position;
      return isReplaced && object !== undefined ? goingToDeck(object, move) : [];
    });
    orders.push(...(yield* chooseOrder(play, going, position, undefined)));
  }
  return orders;
}

/**
 * 703.4h, 801.4a, 801.4d. Once a card has become the top card of a pile it goes to the graveyard if it cannot stand by itself, and lies
 * upright if it is neither a creature nor a tamaseed.
 */
function* rebuild(play: Play, id: ObjectId): Procedure {
  const rest = inBattleZone(play.game, id);
  if (rest === undefined) return;
  const { standsAlone, canBeTapped } = CARD_TYPE_FACTS[faceOf(play, rest).type];
  if (standsAlone) {
    yield* turnUpright(play, rest);
    if (rest.tapped && !canBeTapped) play.change([id], { tapped: false });
    return;
  }
  yield* play.outsideClause(
    moveTogether(play, [request(rest, 'graveyard', 'cardMoved', '801.4a', { topOnly: true })]),
  );
}

/** 819.1c. The owner of a WD field that remains chooses which of its halves lies upright. */
function* turnUpright(play: Play, { id, card, owner }: CardObject): Procedure {
  const printed = cardAt(play, card);
  if (isWDField(printed))
    play.change([id], { face: (yield* chooseHalf(owner, '819.1c', printed.uses)) ?? 0 });
}

interface CarriedOut {
  readonly moved: readonly Moved[];
  /** What the players are asked about what has triggered. */
  readonly triggers: Procedure;
}

const NOTHING_CARRIED_OUT: CarriedOut = { moved: [], triggers: FINISHED };

/**
 * 409.2a. A pending card that would go to the zone where it lies is no longer pending, and has not been put there: nothing triggers,
 * and it lies as it did.
 */
function keepWhereTheyLie(play: Play, requests: readonly MoveRequest[]): readonly MoveRequest[] {
  return requests.filter(({ move }) => {
    const object = play.find(move.object);
    if (object === undefined || !object.pending || !isThere(object, move.to)) return true;
    endPending(play, object.id);
    return false;
  });
}

/** 801.2. A pile is one creature: the cards below go along, but are not themselves destroyed. */
function carryOut(play: Play, asked: readonly MoveRequest[]): CarriedOut {
  const requests = keepWhereTheyLie(play, asked);
  if (requests.length === 0) return NOTHING_CARRIED_OUT;
  const before = play.game;
  rememberLeaving(play, requests);
  const bases = requests.flatMap((one) => basesElsewhere(before, one));
  rememberPutUnder(play, bases);
  const combines = requests.some((one) => one.combines !== undefined);
  const moves = combines ? requests.flatMap(movesOf) : requests.map(({ move }) => move);
  const [change, laid] = moveObjects(play.game, moves, (move, was, card) => arrivalOf(play, move, was, card));
  play.set(change);
  const { moved, linked } = combines ? combineAll(play, laid, requests, before) : { moved: laid, linked: [] };
  for (const { move, apart, cell, links } of requests) {
    if (apart !== undefined && cell !== undefined) linked.push(...turnCells(play, move.object, apart, cell));
    else if (apart !== undefined) separate(play, move.object, apart);
    if (move.alsoOnto.length > 0) becomeOne(play, move, before);
    const at = links === undefined ? -1 : moved.findIndex((one) => one.move.object === move.object);
    const put = moved[at];
    if (links === undefined || put === undefined) continue;
    const [joined, facts] = linkPut(play, put, links, before);
    moved[at] = joined;
    linked.push(...facts);
  }
  const takesSeals = canHaveSeals(play);
  rememberBelow(play, coveredBy(requests), 'base', before);
  bringToLight(play);
  forgetLeft(play, moved);
  if (takesSeals) ignoreSealedCreatures(play);
  endWithSources(play);
  const events: Happening[] = [];
  const arrived = triggersElsewhere(play) ? moved.flatMap(({ became }) => became.map(({ id }) => id)) : [];
  const together = arrived.length > 1 ? arrived : undefined;
  for (const { move, was, became } of moved) {
    const cause = requests.find((one) => one.move.object === move.object);
    if (cause === undefined) continue;
    let wasBelow = cause.move.belowOnly || cause.cell !== undefined;
    for (const object of became) {
      const fact = movedFact(play, cause, was, object, wasBelow ? 'below' : 'top', before);
      events.push([withWhatTriggersNeed(play, fact, cause, together), cause.rule, fact]);
      wasBelow = true;
    }
    const [host] = became;
    if (host !== undefined && bases.length > 0)
      for (const base of basesElsewhere(before, cause))
        events.push([putUnderFact(play, base, host, before), '801.1b']);
  }
  const { d2Fields } = repertoireOf(play);
  const put = takesSeals || d2Fields ? putBy(play, events) : [];
  if (d2Fields) rememberField(play, put);
  if (takesSeals) {
    events.push(...unsealings(play, moved));
    rememberCommands(play, put);
  }
  return { moved, triggers: happen(play, [...events, ...linked], before) };
}

/** 801.1a. The bases of what is put that do not lie in the battle zone. */
const basesElsewhere = (before: Game, { move }: MoveRequest): readonly CardObject[] =>
  move.alsoOnto.flatMap((id) => {
    const base = findObject(before, id);
    return base === undefined || base.zone === 'battleZone' ? [] : [base];
  });

/** 113.2, 403.4a. What happened to a card that lies under another one now. */
export function putUnderFact(
  play: Play,
  card: CardObject,
  host: CardObject,
  before: Game,
): Extract<FactBody, { kind: 'cardPutUnder' }> {
  const { owner: player, id: was, zone: from } = card;
  return {
    kind: 'cardPutUnder',
    player,
    object: host.id,
    name: nameOfCard(before, card),
    was,
    from,
    to: host.zone === 'shieldZone' ? 'shieldZone' : 'battleZone',
    ...(card.faceDown ? { wasFaceDown: true } : {}),
    hostName: nameOf(play.game, host),
    ...(asksForCauses(play) && play.acting !== undefined ? { causedBy: play.acting } : {}),
  };
}

/** What happened to a card that was the top card of what moved, or lay below it. */
function movedFact(
  play: Play,
  cause: MoveRequest,
  was: CardObject,
  now: CardObject,
  lay: 'top' | 'below',
  before: Game,
): ZoneChanged & Fact {
  const isOnlyMoved = cause.as === 'cardDestroyed' ? lay === 'below' : now.zone !== cause.move.to;
  const payment = cause.payment ?? 'mana';
  const fact: Draft<ZoneChanged & Fact> = {
    kind: isOnlyMoved ? 'cardMoved' : cause.as,
    player: now.owner,
    object: now.id,
    name: cause.links === undefined ? nameOfCard(play.game, now) : nameOfCard(before, was),
    was: lay === 'below' ? now.id : was.id,
    from: was.zone,
    to: now.zone,
    how: cause.how,
    unpaid: payment === 'unpaid',
    onto: (cause.move.onto ?? cause.move.alsoOnto[0]) === undefined ? undefined : nameOfBase(play, now),
    insteadOf: cause.insteadOf,
    state: play.place.state,
    rule: cause.rule,
  };
  if (payment !== 'mana') fact.withoutMana = true;
  if (cause.alternative !== undefined) fact.alternative = cause.alternative;
  if (cause.forLess) fact.forLess = true;
  if (cause.allowedBy !== undefined) fact.allowedBy = cause.allowedBy;
  if (cause.mana !== undefined) fact.mana = cause.mana;
  if (now.faceDown) fact.faceDown = true;
  if (was.faceDown) fact.wasFaceDown = true;
  if (cause.links !== undefined) Object.assign(fact, linkFacts(was, now, before));
  if (cause.shuffled) fact.shuffled = true;
  if (cause.as === 'cardDiscarded' && cause.brokenBy !== undefined) fact.broken = true;
  return fact;
}

type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** 814.1c. The moves of a request: that of the card, and those of the cells that it is combined with. */
const movesOf = ({ move, combines }: MoveRequest): readonly Move[] =>
  combines === undefined ? [move] : [move, ...combines.map((id) => moveTo(id, 'battleZone', { face: 1 }))];

/** 814.1c. Combines what has been put together with other cells: what moved then, and what else happened. */
function combineAll(
  play: Play,
  arrived: Moved[],
  requests: readonly MoveRequest[],
  before: Game,
): { readonly moved: Moved[]; readonly linked: Happening[] } {
  let moved = arrived;
  const linked: Happening[] = [];
  for (const { move, combines } of requests) {
    if (combines === undefined) continue;
    const combined = combineCells(play, moved, move.object, combines, before);
    if (combined === undefined) continue;
    moved = [...combined.moved];
    linked.push(...combined.happened);
  }
  return { moved, linked };
}

/** 703.4l. Remembers the last D2 field that was put. */
function rememberField(play: Play, put: readonly CardObject[]): void {
  const field = put.findLast((object) => faceOf(play, object).type === 'd2Field');
  if (field !== undefined) play.set({ putField: field.id });
}

/** What these events have put into the battle zone. 804.1c: of gods that were linked, the card that was put. */
const putBy = (play: Play, events: readonly Happening[]): readonly CardObject[] =>
  events.flatMap(([fact]) => {
    const put = fact.kind === 'cardPut' ? play.find(fact.object) : undefined;
    if (fact.kind !== 'cardPut' || put === undefined) return [];
    return [partAlone(put, fact.linkedCard)];
  });

/** 804.1a, 804.1c. Which card was put, and with what it was linked. */
function linkFacts(
  was: CardObject,
  now: CardObject,
  before: Game,
): Pick<ZoneChanged, 'linkedCard' | 'linkedWith'> {
  const base = now.links === undefined ? undefined : inBattleZone(before, now.id);
  return base === undefined ? {} : { linkedCard: was.card, linkedWith: nameOfCard(before, base) };
}

function nameOfBase({ game }: Play, { under: [base] }: CardObject): string | undefined {
  return base === undefined ? undefined : game.cards[base]?.name;
}

/** Adds what only triggers need to know of a move. */
function withWhatTriggersNeed(
  play: Play,
  fact: ZoneChanged & Fact,
  { for: purpose, causedBy }: MoveRequest,
  together: readonly ObjectId[] | undefined,
): Fact {
  const by = asksForCauses(play) ? (causedBy ?? play.acting) : undefined;
  if (purpose === undefined && by === undefined && together === undefined) return fact;
  const told: Draft<ZoneChanged & Fact> = { ...fact };
  if (purpose !== undefined) told.for = purpose;
  if (by !== undefined) told.causedBy = by;
  if (together !== undefined) told.together = together;
  return told;
}

/** 607.1. Ends what lasts for as long as its source is in the battle zone. */
export function endWithSources(play: Play): void {
  const { game } = play;
  const ends = (one: Lasting | Delayed): boolean => endsWithoutSource(game, one);
  if (game.lasting.some(ends)) play.set({ lasting: game.lasting.filter((one) => !ends(one)) });
  if (game.delayed.some(ends)) play.set({ delayed: game.delayed.filter((one) => !ends(one)) });
}

/**
 * 605.2e. Keeps last-known information about objects that leave the battle zone, and about cards being used.
 */
function rememberLeaving(play: Play, requests: readonly MoveRequest[]): void {
  const leaving: CardObject[] = [];
  for (const { move } of requests) {
    const object = move.belowOnly ? undefined : play.find(move.object);
    if (object !== undefined) leaving.push(object);
  }
  rememberAsLast(play, leaving);
}

/** 605.2e. Keeps last-known information about objects, of those that it is kept of. */
const rememberAsLast = (play: Play, objects: readonly CardObject[]): void =>
  rememberAll(
    play,
    objects.filter(
      (object) =>
        object.zone === 'battleZone' ||
        (object.pending && object.zone !== 'shieldZone') ||
        isLaidOutCastle(play, object),
    ),
  );

/** 603.5. What is put under another card is an object no more: what waits for it to leave its zone reads it as it was. */
export const rememberPutUnder = (play: Play, objects: readonly CardObject[]): void =>
  objects.length > 0 && factsWaitedFor(play).has('cardPutUnder')
    ? rememberAll(play, objects)
    : rememberAsLast(play, objects);

function rememberAll(play: Play, objects: readonly CardObject[]): void {
  if (objects.length === 0) return;
  const leaving = objects.map(
    (object): LastKnown => ({ object, characteristics: characteristicsOf(play, object) }),
  );
  play.set({ lastKnown: [...play.game.lastKnown, ...leaving] });
}

/** 304. A face-up G castle sees itself leave, and is looked at as it was then. */
const isLaidOutCastle = (play: Play, object: CardObject): boolean =>
  object.zone === 'shieldZone' && object.faceUp && definitionOf(play, object).type === 'galaxyCastle';

const destruction = (objects: readonly CardObject[], rule: string): readonly MoveRequest[] =>
  objects.map((object) => request(object, 'graveyard', 'cardDestroyed', rule));

/** 701.6a. Destroys objects at the same instant. */
export const destroyTogether = (
  play: Play,
  objects: readonly CardObject[],
  rule: string,
): Procedure<readonly Moved[]> => moveTogether(play, destruction(objects, rule));

/** Destroys objects at the same instant, and tells which of them really were. */
export const destroyAndTell = (
  play: Play,
  objects: readonly CardObject[],
  rule: string,
): Procedure<MoveOutcome> => moveAndTell(play, destruction(objects, rule));

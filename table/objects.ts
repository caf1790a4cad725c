import { asOne, type Cards, cardsOf, cardsUnder, partOf, partsOf, withoutPart } from './links.ts';
import {
  type CardId,
  type CardObject,
  type FaceIndex,
  type LinkedCard,
  type ObjectId,
  PLAYERS,
  type Player,
  type PlayerZones,
  type Table,
} from './nouns.ts';
import { mayLieTapped, TAPPING_ZONES, type Zone } from './zones.ts';

const inList = (list: readonly CardObject[], id: ObjectId): CardObject | undefined => {
  for (const object of list) if (object.id === id) return object;
  return undefined;
};

/** In the order in which objects are usually found; cards in a deck are rarely looked for. */
const inOpenZones = (zones: PlayerZones, id: ObjectId): CardObject | undefined =>
  inList(zones.battleZone, id) ?? inList(zones.hand, id) ?? inList(zones.shieldZone, id);

const inOtherZones = (zones: PlayerZones, id: ObjectId): CardObject | undefined =>
  inList(zones.manaZone, id) ??
  inList(zones.graveyard, id) ??
  inList(zones.hyperspatialZone, id) ??
  inList(zones.superGRZone, id) ??
  inList(zones.abyssZone, id) ??
  inList(zones.deck, id);

/** The object with this id, or undefined when it has left: then it is a new object somewhere else (400.5). */
export const findObject = (
  { zones: { p1, p2 } }: Pick<Table, 'zones'>,
  id: ObjectId,
): CardObject | undefined =>
  inOpenZones(p1, id) ?? inOpenZones(p2, id) ?? inOtherZones(p1, id) ?? inOtherZones(p2, id);

/** The object in the battle zone with this id. */
export const inBattleZone = ({ zones: { p1, p2 } }: Table, id: ObjectId): CardObject | undefined =>
  inList(p1.battleZone, id) ?? inList(p2.battleZone, id);

/** What lies in a zone and counts there: pending cards do not (409.1c). */
export function counted(table: Table, player: Player, zone: Zone): readonly CardObject[] {
  const objects = table.zones[player][zone];
  const counts = (object: CardObject): boolean => !object.pending && !isOnShield(object);
  return objects.every(counts) ? objects : objects.filter(counts);
}

/** 113.2. Whether an object is a face-up card that lies on a shield, as part of it. */
export const isOnShield = ({ zone, attachedTo }: CardObject): boolean =>
  zone === 'shieldZone' && attachedTo !== undefined;

/** 113.2. Whether an object is a shield, with all that belongs to it. */
export const isShield = ({ zone, attachedTo }: CardObject): boolean =>
  zone === 'shieldZone' && attachedTo === undefined;

/** 113.2. The face-up cards that lie on a shield. */
export const cardsOnShield = (
  { zones }: Pick<Table, 'zones'>,
  { id, owner, zone }: CardObject,
): readonly CardObject[] =>
  zone === 'shieldZone' ? zones[owner].shieldZone.filter(({ attachedTo }) => attachedTo === id) : NO_OBJECTS;

const NO_OBJECTS: readonly CardObject[] = [];

type Zones = Table['zones'];

/** What a change of objects changes of a table: to be copied into the table that it was computed for. */
export type ZonesChange = Pick<Table, 'zones'>;
/** What moves change of a table. */
export type MovesChange = Pick<Table, 'zones' | 'nextId'>;

/** The zones of a player, of which the holder may replace some. All have one hidden class, so that they are read quickly. */
const copyZones = (zones: PlayerZones): { -readonly [Z in Zone]: PlayerZones[Z] } => ({
  deck: zones.deck,
  hand: zones.hand,
  battleZone: zones.battleZone,
  manaZone: zones.manaZone,
  shieldZone: zones.shieldZone,
  graveyard: zones.graveyard,
  hyperspatialZone: zones.hyperspatialZone,
  superGRZone: zones.superGRZone,
  abyssZone: zones.abyssZone,
});

/** All zones, with one of them replaced. */
export function zonesWith(zones: Zones, player: Player, zone: Zone, objects: readonly CardObject[]): Zones {
  const copy = copyZones(zones[player]);
  copy[zone] = objects;
  return player === 'p1' ? { p1: copy, p2: zones.p2 } : { p1: zones.p1, p2: copy };
}

const NOTHING: readonly number[] = [];

/** Required fields of a new object; the others have defaults. */
type Laid = Pick<CardObject, 'id' | 'card' | 'owner' | 'zone' | 'since'> &
  Partial<Omit<CardObject, 'flipped' | 'pending'>>;

/**
 * 400.5. An object that is new where it lies. Objects are made here and by `changed`, with their properties in one order: a hundred
 * thousand objects of one shape are read faster than as many of eight.
 */
export const laid = (object: Laid): CardObject => ({
  id: object.id,
  card: object.card,
  under: object.under ?? NOTHING,
  links: object.links,
  owner: object.owner,
  zone: object.zone,
  tapped: object.tapped ?? false,
  faceUp: object.faceUp ?? false,
  faceDown: object.faceDown ?? false,
  flipped: false,
  pending: false,
  face: object.face ?? 0,
  since: object.since,
  attachedTo: object.attachedTo,
});

/** A copy of which its maker may change some. */
const copyObject = (object: CardObject): { -readonly [K in keyof CardObject]: CardObject[K] } => ({
  id: object.id,
  card: object.card,
  under: object.under,
  links: object.links,
  owner: object.owner,
  zone: object.zone,
  tapped: object.tapped,
  faceUp: object.faceUp,
  faceDown: object.faceDown,
  flipped: object.flipped,
  pending: object.pending,
  face: object.face,
  since: object.since,
  attachedTo: object.attachedTo,
});

/** An object with some of it changed; its owner never is. */
export const changed = (object: CardObject, change: Partial<Omit<CardObject, 'owner'>>): CardObject =>
  Object.assign(copyObject(object), change);

/** One of the linked cards of an object as an object by itself; the whole object if no card is named. */
export const partAlone = (object: CardObject, card: CardId | undefined): CardObject =>
  card === undefined ? object : changed(object, partOf(object, card));

function withTapped(object: CardObject, tapped: boolean): CardObject {
  const copy = copyObject(object);
  copy.tapped = tapped;
  return copy;
}

export type ObjectChange = Partial<Omit<CardObject, 'id' | 'owner' | 'zone'>>;

/** Changes objects where they lie. They stay the same objects. */
export const changeObjects = (
  { zones }: Pick<Table, 'zones'>,
  ids: readonly ObjectId[],
  change: ObjectChange,
): ZonesChange => ({ zones: zonesAfter(zones, ids, change) });

/** The zones with another object in the place of one. */
function zonesWithObject(zones: Zones, object: CardObject, now: CardObject): Zones {
  const objects = zones[object.owner][object.zone].slice();
  objects[objects.indexOf(object)] = now;
  return zonesWith(zones, object.owner, object.zone, objects);
}

/** 105. Taps or untaps objects, those of a zone in one pass. They must lie where they say. */
export function tapObjects(
  { zones }: Pick<Table, 'zones'>,
  objects: readonly CardObject[],
  to: 'tapped' | 'untapped',
): ZonesChange {
  let result = zones;
  for (const player of PLAYERS) {
    for (const zone of TAPPING_ZONES) {
      const there = result[player][zone];
      let now: CardObject[] | undefined;
      for (const object of objects) {
        if (object.owner !== player || object.zone !== zone) continue;
        now ??= there.slice();
        now[there.indexOf(object)] = withTapped(object, to === 'tapped');
      }
      if (now !== undefined) result = zonesWith(result, player, zone, now);
    }
  }
  return { zones: result };
}

function zonesAfter(zones: Zones, ids: readonly ObjectId[], change: ObjectChange): Zones {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) {
    const object = findObject({ zones }, only);
    return object === undefined ? zones : zonesWithObject(zones, object, changed(object, change));
  }
  let result = zones;
  const left = new Set(ids);
  for (const id of ids) {
    if (!left.has(id)) continue;
    const object = findObject({ zones: result }, id);
    if (object === undefined) continue;
    const there = result[object.owner][object.zone];
    const now = there.map((other) => (left.delete(other.id) ? changed(other, change) : other));
    result = zonesWith(result, object.owner, object.zone, now);
  }
  return result;
}

/** 401.6. Where in a deck: a number is a place counted from the top, of which the first is the top. */
export type DeckPlace = 'top' | 'bottom' | number;

export interface Move {
  readonly object: ObjectId;
  readonly to: Zone;
  /** Where in the deck; elsewhere cards are added last. */
  readonly position: DeckPlace;
  readonly tapped: boolean;
  readonly faceUp: boolean;
  /** 405.4, 116.1. Face down, if it goes to the mana zone or is a seal. */
  readonly faceDown: boolean;
  /** Which face is used in the zone of arrival. */
  readonly face: FaceIndex;
  /** 801. The creature that it is put on. That creature stays the same object. */
  readonly onto: ObjectId | undefined;
  /** Further objects, from wherever they are, that become part of the pile below it. */
  readonly alsoOnto: readonly ObjectId[];
  /** Only the top card leaves; what is below is rebuilt (801.4). */
  readonly topOnly: boolean;
  /** 803.2. Only the cards below leave; the top card stays. */
  readonly belowOnly: boolean;
  /** 703.4f. Of a linked object, only this card leaves, with what lies below it. */
  readonly fromLink: CardId | undefined;
  readonly attachedTo: ObjectId | undefined;
}

const PLAINLY: Partial<Omit<Move, 'object' | 'to'>> = {};

export const moveTo = (object: ObjectId, to: Zone, how = PLAINLY): Move => ({
  object,
  to,
  position: how.position ?? 'top',
  tapped: how.tapped ?? false,
  faceUp: how.faceUp ?? false,
  faceDown: how.faceDown ?? false,
  face: how.face ?? 0,
  onto: how.onto,
  alsoOnto: how.alsoOnto ?? NOTHING,
  topOnly: how.topOnly ?? false,
  belowOnly: how.belowOnly ?? false,
  fromLink: how.fromLink,
  attachedTo: how.attachedTo,
});

export interface Moved {
  readonly move: Move;
  /** The object as it was just before. */
  readonly was: CardObject;
  /** What it became: one object a card of the pile, the former top card first. */
  readonly became: readonly CardObject[];
}

/** Where a card comes to lie, whether tapped, and whether face down if that is a mana zone. */
export type Arrival = Pick<Move, 'to' | 'tapped' | 'faceDown'>;

const asMoved = (move: Move): Arrival => move;

const without = (zones: Zones, object: CardObject): Zones =>
  zonesWith(zones, object.owner, object.zone, withoutObject(zones[object.owner][object.zone], object));

function withoutObject(objects: readonly CardObject[], { id }: CardObject): readonly CardObject[] {
  const index = objects.findIndex((other) => other.id === id);
  return index < 0 ? objects : objects.toSpliced(index, 1);
}

/** Where a card of a moving pile arrives. */
type ArrivalOf = (move: Move, was: CardObject, card: CardId) => Arrival;

interface Leaving {
  readonly move: Move;
  /** What leaves: of a linked object, the card that does. */
  readonly was: CardObject;
  /** The object as it was just before. */
  readonly whole: CardObject;
}

/**
 * 400.7. Moves that happen at the same instant. Every card that changes zone becomes a new object (400.5), except a
 * creature that gets another card on top: it stays the same object (801.2). Moves of objects that have left are skipped.
 * @param arrivalOf where each card of a pile arrives, if not where the pile as a whole does.
 */
export function moveObjects(
  table: Table,
  moves: readonly Move[],
  arrivalOf: ArrivalOf = asMoved,
): readonly [change: MovesChange, moved: Moved[]] {
  const moved: Moved[] = [];
  const leaving: Leaving[] = [];
  let { zones, nextId } = table;
  for (const move of moves) {
    const found = findObject({ zones }, move.object);
    if (found === undefined) continue;
    const on = move.topOnly ? NO_OBJECTS : cardsOnShield({ zones }, found);
    const whole =
      on.length === 0 ? found : changed(found, { under: [...found.under, ...on.flatMap(cardsOf)] });
    for (const card of on) zones = without(zones, card);
    const was = partAlone(whole, move.fromLink);
    leaving.push({ move, was, whole });
    zones = takeAway(zones, move, whole);
  }
  for (const one of leaving) {
    const base = one.move.onto === undefined ? undefined : findObject({ zones }, one.move.onto);
    const gathered = gatherPile(zones, one.move, base);
    const [next, became] =
      base === undefined
        ? layDown(gathered.zones, one, gathered.pile, { table, nextId, arrivalOf })
        : putOnto(gathered, one, base);
    zones = next;
    if (base === undefined) nextId += became.length;
    moved.push({ move: one.move, was: one.whole, became });
  }
  return [{ zones, nextId }, moved];
}

/**
 * 703.4f, 801.4, 803.2. If only the top card of a pile moves, what is below it, or one of linked cards, the rest stays as the same object. 113.2: so does
 * a shield of which a card lies on the one that moves.
 */
function takeAway(zones: Zones, { topOnly, belowOnly, fromLink }: Move, was: CardObject): Zones {
  if (belowOnly) return zonesAfter(zones, [was.id], withoutUnder(was));
  if (fromLink !== undefined && was.links !== undefined) {
    const rest = withoutPart(was, fromLink, topOnly ? 'topOnly' : 'all');
    return zonesAfter(zones, [was.id], { ...rest, pending: false });
  }
  const [card, ...under] = was.under;
  if (!topOnly) return without(zones, was);
  if (card !== undefined) {
    const faceUp = was.faceUp && was.zone !== 'shieldZone';
    return zonesAfter(zones, [was.id], { card, under, pending: false, faceUp, face: 0 });
  }
  const [above] = cardsOnShield({ zones }, was);
  return above === undefined
    ? without(zones, was)
    : zonesAfter(without(zones, above), [was.id], { card: above.card, pending: false, faceUp: true });
}

/** An object without the cards below its own. */
const withoutUnder = ({ links }: CardObject): Pick<CardObject, 'under' | 'links'> => ({
  under: NOTHING,
  links: links?.map((one) => ({ ...one, under: NOTHING })),
});

interface Pile {
  readonly zones: Zones;
  readonly pile: readonly CardId[];
  /** 801.2b. Whether any of its creatures is tapped. */
  readonly tapped: boolean;
  /** 801.2. Since which turn the first of its creatures has been there. */
  readonly since: number;
}

/** 801.1. The cards that an arriving card is put on, from the base and from the further objects below it. */
function gatherPile(zones: Zones, { alsoOnto }: Move, base: CardObject | undefined): Pile {
  if (base === undefined && alsoOnto.length === 0) return { zones, pile: NOTHING, tapped: false, since: 0 };
  const pile: CardId[] = base === undefined ? [] : [...cardsOf(base)];
  let result = zones;
  let tapped = base?.tapped ?? false;
  let since = base?.since ?? 0;
  for (const id of alsoOnto) {
    const other = findObject({ zones: result }, id);
    if (other === undefined || other.id === base?.id) continue;
    pile.push(...cardsOf(other));
    if (other.zone === 'battleZone') {
      tapped ||= other.tapped;
      since = Math.min(since, other.since);
    }
    result = without(result, other);
  }
  return { zones: result, pile, tapped, since };
}

/** 801.2. The base stays the same object and gets another card on top; if that enters tapped, the base is tapped (110.4f). */
function putOnto(
  { zones, pile, tapped: wasTapped, since }: Pile,
  { move, was }: Leaving,
  base: CardObject,
): readonly [zones: Zones, became: readonly CardObject[]] {
  const under = move.topOnly ? pile : [...was.under, ...pile];
  const tapped = wasTapped || move.tapped;
  const { card } = was;
  const result = zonesAfter(zones, [base.id], {
    card,
    under,
    links: undefined,
    face: move.face,
    tapped,
    since,
    attachedTo: move.attachedTo ?? base.attachedTo,
  });
  const now = findObject({ zones: result }, base.id);
  return [result, now === undefined ? [] : [now]];
}

interface Laying {
  readonly table: Table;
  readonly nextId: ObjectId;
  readonly arrivalOf: ArrivalOf;
}

/** The object that a card becomes, with cards below it: the one with this index of its pile. */
function arrived(
  { move, was }: Leaving,
  card: CardId,
  index: number,
  under: readonly CardId[],
  { table, nextId, arrivalOf }: Laying,
): CardObject {
  const { to, tapped, faceDown } = arrivalOf(move, was, card);
  return {
    id: nextId + index,
    card,
    under,
    links: undefined,
    owner: table.cards[card]?.owner ?? was.owner,
    zone: to,
    tapped,
    faceUp: move.faceUp,
    faceDown: faceDown && mayLieTapped(to),
    flipped: false,
    pending: false,
    face: move.face,
    since: table.turn.number,
    attachedTo: move.attachedTo,
  };
}

/** 401.6. Objects with others added at this place: at the bottom, if the place is further down than there are objects. */
export function laidAt(
  place: DeckPlace,
  added: readonly CardObject[],
  there: readonly CardObject[],
): readonly CardObject[] {
  if (place === 'top') return [...added, ...there];
  const above = place === 'bottom' ? there.length : place - 1;
  return [...there.slice(0, above), ...added, ...there.slice(above)];
}

function addTo(
  zones: Zones,
  player: Player,
  zone: Zone,
  objects: readonly CardObject[],
  { position }: Move,
): Zones {
  const there = zones[player][zone];
  return zonesWith(
    zones,
    player,
    zone,
    zone === 'deck' ? laidAt(position, objects, there) : [...there, ...objects],
  );
}

/** The cards of a pile that move. */
function leavingCards({ topOnly, belowOnly }: Move, was: CardObject): readonly CardId[] {
  if (belowOnly) return cardsUnder(was);
  return topOnly ? [was.card] : cardsOf(was);
}

/** A pile stays together only in the battle zone; elsewhere each card is a separate object. */
function layDown(
  zones: Zones,
  leaving: Leaving,
  pile: readonly CardId[],
  laying: Laying,
): readonly [zones: Zones, became: readonly CardObject[]] {
  const { move, was } = leaving;
  if (was.under.length === 0 && was.links === undefined && !move.belowOnly) {
    const object = arrived(leaving, was.card, 0, pile, laying);
    return [addTo(zones, was.owner, object.zone, [object], move), [object]];
  }
  const cards = leavingCards(move, was);
  const keepsPile = move.to === 'battleZone' && cards.length > 1;
  const under = keepsPile ? [...was.under, ...pile] : pile;
  const became = (keepsPile ? [was.card] : cards).map((card, index) =>
    arrived(leaving, card, index, under, laying),
  );
  let result = zones;
  for (const zone of new Set(became.map((object) => object.zone))) {
    const there = became.filter((object) => object.zone === zone);
    result = addTo(result, was.owner, zone, there, move);
  }
  return [result, became];
}

/** 801.4, 804.4. An object becomes several, the first of which stays the same object. The others lie as it does. */
export function separatePile(
  table: Table,
  object: CardObject,
  first: Cards,
  others: readonly Cards[],
): readonly [change: MovesChange, added: readonly ObjectId[]] {
  const { owner, zone } = object;
  const added = others.map(({ card, under, links }, index) =>
    changed(object, { card, under, links, id: table.nextId + index, attachedTo: undefined }),
  );
  const { card, under, links } = first;
  const zones = zonesAfter(table.zones, [object.id], { card, under, links });
  return [
    {
      zones: zonesWith(zones, owner, zone, [...zones[owner][zone], ...added]),
      nextId: table.nextId + added.length,
    },
    added.map(({ id }) => id),
  ];
}

/** 801.4. Moves cards from below the top card of an object, each as a separate object. */
export function takeFromUnder(
  table: Table,
  id: ObjectId,
  cards: readonly CardId[],
  arrivalOf: (card: CardId) => Arrival,
): readonly [change: MovesChange, moved: readonly CardObject[]] {
  const object = findObject(table, id);
  if (object === undefined) return [{ zones: table.zones, nextId: table.nextId }, []];
  const stays = (card: CardId): boolean => !cards.includes(card);
  const under = object.under.filter(stays);
  const links = object.links?.map((one) => ({ ...one, under: one.under.filter(stays) }));
  const moved = cards.map((card, index): CardObject => {
    const { to, tapped } = arrivalOf(card);
    const id = table.nextId + index;
    return laid({ id, card, owner: object.owner, zone: to, tapped, since: table.turn.number });
  });
  let zones = zonesAfter(table.zones, [id], { under, links });
  for (const arrived of moved) {
    const there = zones[object.owner][arrived.zone];
    zones = zonesWith(zones, object.owner, arrived.zone, [...there, arrived]);
  }
  return [{ zones, nextId: table.nextId + moved.length }, moved];
}

/** 801.4. Objects become the lowest cards of another, in this order. */
export function putBelow(
  table: Pick<Table, 'zones'>,
  host: CardObject,
  objects: readonly CardObject[],
): ZonesChange {
  let { zones } = table;
  for (const object of objects) zones = without(zones, object);
  const under = [...host.under, ...objects.flatMap(cardsOf)];
  return { zones: zonesAfter(zones, [host.id], { under }) };
}

/** Where each card of linked objects lies. */
export type Places = ReadonlyMap<CardId, { readonly x: number; readonly y: number }>;

/**
 * 804.3. Objects become one: the first, which stays the same object, with the cards of the others linked with its own. It is tapped if any
 * of them is (804.3a), and has been there since the first of them has (804.5a).
 */
export function joinObjects(
  { zones }: Pick<Table, 'zones'>,
  all: readonly [CardObject, ...(readonly CardObject[])],
  places: Places,
): ZonesChange {
  const [base, ...joined] = all;
  const placed = ({ card, under, x, y }: LinkedCard): LinkedCard => ({
    card,
    under,
    ...(places.get(card) ?? { x, y }),
  });
  const [first, ...others] = all.flatMap(partsOf).map(placed);
  if (first === undefined) return { zones };
  let result = zones;
  for (const object of joined) result = without(result, object);
  const inRows = others.toSorted((one, other) => one.y - other.y || one.x - other.x);
  return {
    zones: zonesAfter(result, [base.id], {
      ...asOne([first, ...inRows]),
      tapped: all.some(({ tapped }) => tapped),
      since: Math.min(...all.map(({ since }) => since)),
      attachedTo: all.findLast(({ attachedTo }) => attachedTo !== undefined)?.attachedTo,
    }),
  };
}

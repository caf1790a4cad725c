import {
  type Fact,
  type FactKind,
  isZoneChange,
  type ZoneChangeKind,
} from '../../effects/state/reported/facts.ts';
import { type ObjectId, PLAYERS, type Player, type Table, ZONES, type Zone } from '../../table/nouns.ts';
import { lyingIn } from '../../table/seals.ts';
import { isZoneKnown, type Viewer } from '../../table/view.ts';

/** The facts of some kinds. */
export type FactOf<K extends FactKind> = Extract<Fact, { readonly kind: K }>;

/** A fact of one kind, with what a viewer may not know of it left open. */
export type Known<F extends Fact> = {
  readonly [K in keyof F]: K extends 'name'
    ? F extends {
        readonly kind: ZoneChangeKind | 'cardLookedAt' | 'cardRevealed' | 'cardPutUnder' | 'eventReplaced';
      }
      ? string | undefined
      : F[K]
    : K extends 'object' | 'was' | 'onto' | 'by' | 'to' | 'attacker' | 'blocker' | 'against'
      ? F[K] extends ObjectId
        ? ObjectId | undefined
        : F[K]
      : K extends 'shields'
        ? readonly (ObjectId | undefined)[]
        : F[K];
};

/**
 * A fact as one viewer may know it (400.2). `name` is undefined if the viewer may not know the card. An id is undefined if the
 * viewer cannot tell the object from others: in the decks, the shield zones and the opponent's hand, wherever the fact is about it.
 * `zone` is the zone of a card that is looked at or revealed; facts of `duel.log` name the object instead.
 */
export type KnownFact =
  | Known<FactOf<ZoneChangeKind>>
  | {
      readonly [K in Exclude<FactKind, ZoneChangeKind>]: K extends 'cardLookedAt' | 'cardRevealed'
        ? Known<FactOf<K>> & { readonly zone?: Zone }
        : Known<FactOf<K>>;
    }[Exclude<FactKind, ZoneChangeKind>];

/** 400.2, 405.5, 200.3b. Whether a viewer knows the cards that lie in a zone, or face down in a mana zone, or as seals in the battle zone. */
export const isPlaceKnown = (
  zone: Zone,
  faceDown: boolean | undefined,
  owner: Player,
  viewer: Viewer,
): boolean =>
  faceDown
    ? (zone !== 'battleZone' && owner === viewer) || viewer === 'judge'
    : isZoneKnown(zone, owner, viewer);

/** Whether a viewer can tell an object from others: one that they know, or a seal, of which they know where it lies. */
const isTold = (zone: Zone, faceDown: boolean | undefined, owner: Player, viewer: Viewer): boolean =>
  zone === 'battleZone' || isPlaceKnown(zone, faceDown, owner, viewer);

/** 400.2. A player who can see a card before or after its move knows which card moved. */
function knownMove(fact: FactOf<ZoneChangeKind>, viewer: Viewer): KnownFact {
  const before = isPlaceKnown(fact.from, fact.wasFaceDown, fact.player, viewer);
  const after = isPlaceKnown(fact.to, fact.faceDown, fact.player, viewer);
  if (before && after) return fact;
  return {
    ...fact,
    name: before || after ? fact.name : undefined,
    was: fact.from === 'battleZone' || (before && (after || fact.was !== fact.object)) ? fact.was : undefined,
    object: isTold(fact.to, fact.faceDown, fact.player, viewer) ? fact.object : undefined,
  };
}

/** Events whose card is always public. The card of any other replaced event may have been hidden. */
const SEEN_BY_ALL: ReadonlySet<string> = new Set<ZoneChangeKind>([
  'cardDestroyed',
  'cardDiscarded',
  'manaCharged',
  'cardPut',
]);

const withoutObject = <F extends FactOf<'cardLookedAt' | 'cardRevealed' | 'eventReplaced'>>(
  fact: F,
  viewer: Viewer,
) => (fact.player === viewer || viewer === 'judge' ? fact : { ...fact, object: undefined });

/** 113.1. Neither card of a shield is known; who sees where the card comes from knows which one it is. */
const putUnderShield = (fact: FactOf<'cardPutUnder'>, viewer: Viewer): KnownFact =>
  isPlaceKnown(fact.from, fact.wasFaceDown, fact.player, viewer)
    ? { ...fact, hostName: A_SHIELD }
    : { ...fact, name: undefined, was: undefined, hostName: A_SHIELD };

const A_SHIELD = 'a shield';

/**
 * A fact as this viewer may know it; undefined for a choice of another player, whose results are facts of their own.
 */
function knownFact(fact: Fact, viewer: Viewer, zone: Zone): KnownFact | undefined {
  if (isZoneChange(fact)) return viewer === 'judge' ? fact : knownMove(fact, viewer);
  switch (fact.kind) {
    case 'choiceMade':
      return fact.player === viewer || viewer === 'judge' ? fact : undefined;
    case 'cardLookedAt':
      return fact.by === viewer || viewer === 'judge'
        ? { ...withoutObject(fact, viewer), zone }
        : { ...fact, name: undefined, object: undefined, zone };
    case 'cardRevealed':
      return { ...withoutObject(fact, viewer), zone };
    case 'cardPutUnder':
      if (fact.to === 'shieldZone' && viewer !== 'judge') return putUnderShield(fact, viewer);
      return isPlaceKnown(fact.from, fact.wasFaceDown, fact.player, viewer)
        ? fact
        : { ...fact, was: undefined };
    case 'eventReplaced':
      if (viewer === 'judge') return fact;
      return SEEN_BY_ALL.has(fact.event)
        ? withoutObject(fact, viewer)
        : { ...fact, name: undefined, object: undefined };
    default:
      return fact;
  }
}

/** The facts of a duel as one viewer may know them, one after the other. */
export class KnownFacts {
  readonly #viewer: Viewer;
  /** Objects that the viewer cannot tell from others: whatever came to a zone that is hidden from them. */
  readonly #hidden: Set<ObjectId>;
  /** Objects that the viewer has seen come to a zone that they know. Shuffled decks have others, which no fact tells of. */
  readonly #seen: Set<ObjectId>;
  /** Where objects lie. Those of shuffled decks, which no fact tells of, are not among them. */
  readonly #zones: Map<ObjectId, Zone>;

  /** @param beginning the table before the first fact, of which the hidden objects are withheld too. */
  constructor(viewer: Viewer, beginning?: Table) {
    this.#viewer = viewer;
    const { hidden, seen } = beginning === undefined ? NOTHING : objectsFor(beginning, viewer);
    this.#hidden = new Set(hidden);
    this.#seen = new Set(seen);
    this.#zones = new Map(beginning === undefined ? [] : zonesOfObjects(beginning));
  }

  /** The next facts, in order and without choices of others. */
  next(facts: readonly Fact[]): readonly KnownFact[] {
    return facts.flatMap((fact) => {
      if (isZoneChange(fact)) {
        this.#see(fact.object, isTold(fact.to, fact.faceDown, fact.player, this.#viewer));
        this.#zones.delete(fact.was);
        this.#zones.set(fact.object, fact.to);
      }
      const zone = 'object' in fact ? this.#zones.get(fact.object) : undefined;
      if (fact.kind === 'cardTurned' && fact.to === 'faceUp') this.#see(fact.object, true);
      const known = knownFact(fact, this.#viewer, zone ?? 'deck');
      const told = known === undefined ? [] : [this.#withoutHidden(known)];
      if (fact.kind === 'cardTurned' && fact.to === 'faceDown')
        this.#see(fact.object, isPlaceKnown('manaZone', true, fact.player, this.#viewer));
      return told;
    });
  }

  /** Whether the viewer can tell an object from others, from now on. */
  #see(object: ObjectId, isKnown: boolean): void {
    (isKnown ? this.#hidden : this.#seen).delete(object);
    (isKnown ? this.#seen : this.#hidden).add(object);
  }

  #withoutHidden(fact: KnownFact): KnownFact {
    const isShown = fact.kind === 'cardLookedAt' || fact.kind === 'cardRevealed';
    const told = (id: unknown) =>
      typeof id === 'number' && (isShown ? !this.#seen.has(id) : this.#hidden.has(id)) ? undefined : id;
    const isWithheld = ID_FIELDS.some(
      (field) => field in fact && told(Reflect.get(fact, field)) === undefined,
    );
    if (!isWithheld && !('shields' in fact)) return fact;
    return Object.fromEntries(
      Object.entries(fact).map(([key, value]) => [
        key,
        ID_FIELDS.includes(key)
          ? told(value)
          : key === 'shields' && Array.isArray(value)
            ? value.map(told)
            : value,
      ]),
    ) as KnownFact;
  }
}

/** The fields of facts that hold an id of an object. */
const ID_FIELDS: readonly string[] = ['object', 'was', 'onto', 'by', 'to', 'attacker', 'blocker', 'against'];

type Objects = { readonly hidden: readonly ObjectId[]; readonly seen: readonly ObjectId[] };

const NOTHING: Objects = { hidden: [], seen: [] };

function objectsFor(table: Table, viewer: Viewer): Objects {
  const objectsIn = (state: 'hidden' | 'seen') =>
    PLAYERS.flatMap((owner) =>
      ZONES.flatMap((zone) =>
        lyingIn(table, owner, zone)
          .filter(({ faceDown }) => isTold(zone, faceDown, owner, viewer) === (state === 'seen'))
          .map(({ id }) => id),
      ),
    );
  return { hidden: objectsIn('hidden'), seen: objectsIn('seen') };
}

const zonesOfObjects = (table: Table): readonly (readonly [ObjectId, Zone])[] =>
  PLAYERS.flatMap((owner) =>
    ZONES.flatMap((zone) =>
      lyingIn(table, owner, zone).map(({ id }): readonly [ObjectId, Zone] => [id, zone]),
    ),
  );

/**
 * Facts as this viewer may know them, in order and without choices of others. `duel.logFor` does this for the whole
 * log; use this function for facts from an inspector, starting with the first fact of a duel.
 */
export const knownFacts = (facts: readonly Fact[], viewer: Viewer): readonly KnownFact[] =>
  new KnownFacts(viewer).next(facts);

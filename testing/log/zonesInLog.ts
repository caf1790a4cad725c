import type { Fact, FactKind, ZoneChanged, ZoneChangeKind } from '../../effects/state/reported/facts.ts';
import type { ObjectId, Player, Zone } from '../../table/nouns.ts';
import { cardOf, finding, type LogCheck, type LogFinding } from './finding.ts';

interface Route {
  readonly rule: string;
  readonly from?: Zone;
  readonly to?: readonly Zone[];
}

/** 701.7a. What pays for a strike back is discarded as a shield. */
const isStrikeBackPrice = (fact: Fact & ZoneChanged): boolean =>
  fact.kind === 'cardDiscarded' && fact.rule === '112.3b' && fact.from === 'shieldZone';

/** Where each kind of zone change leads. A destroyed card may have a zone of its own to go to instead of the graveyard. */
const ROUTES: { readonly [K in ZoneChangeKind]: Route } = {
  cardDrawn: { rule: '114.2', from: 'deck', to: ['hand'] },
  cardDiscarded: { rule: '701.7a', from: 'hand', to: ['graveyard'] },
  cardDestroyed: { rule: '701.6a', from: 'battleZone', to: ['graveyard', 'hyperspatialZone', 'superGRZone'] },
  shieldBroken: { rule: '509.5', from: 'shieldZone', to: ['hand'] },
  shieldPlaced: { rule: '400.1', to: ['shieldZone'] },
  manaCharged: { rule: '503.1', from: 'hand', to: ['manaZone'] },
  cardPut: { rule: '301.2', to: ['battleZone'] },
  cardMoved: { rule: '400.1' },
};

export const isZoneChangeKind = (kind: string): kind is ZoneChangeKind => Object.hasOwn(ROUTES, kind);

export const isMove = (fact: Fact): fact is Fact & ZoneChanged => isZoneChangeKind(fact.kind);

interface Place {
  readonly zone: Zone;
  readonly player: Player;
  readonly name: string;
}

/** What a log has told about the objects so far. */
export class ObjectsOfLog {
  readonly #places = new Map<ObjectId, Place>();
  readonly #gone = new Map<ObjectId, { readonly index: number; readonly name: string }>();
  readonly #moved = new Set<ObjectId>();
  /** 801. Creatures that were put on others: if the top card leaves alone, the rest keeps the number. */
  readonly #piles = new Set<ObjectId>();
  /** A card was put under or onto another, and the log does not say which. */
  #pilesUnknown = false;

  /** Where an object is; undefined if the log has not told. */
  placeOf(object: ObjectId): Place | undefined {
    return this.#places.get(object);
  }

  /**
   * The fact with which the card of this name left its zone as this object; undefined if it has not, or if cards below it may be
   * there under the same number.
   */
  leftAt(object: ObjectId, name?: string): number | undefined {
    const left = this.#gone.get(object);
    return name === undefined || left?.name === name ? left?.index : undefined;
  }

  /** Whether a card has left its zone as this object, even if others of a pile remain. */
  hasMoved(object: ObjectId): boolean {
    return this.#moved.has(object);
  }

  /** 400.5. Whether a card can become this object: a number is given once. */
  isNew(object: ObjectId): boolean {
    return !this.#places.has(object) && !this.#gone.has(object);
  }

  /** The objects that the log has put into a zone of a player and that are still there. */
  in(player: Player, zone: Zone): readonly ObjectId[] {
    return [...this.#places].flatMap(([object, place]) =>
      place.player === player && place.zone === zone ? [object] : [],
    );
  }

  move(fact: ZoneChanged, index: number): void {
    const { kind, object, was, from, to, player, name, onto } = fact;
    if (kind === 'cardMoved' && to === 'battleZone') this.#pilesUnknown = true;
    // A card from below another becomes an object only where it comes to lie (801.1): it has no number before.
    if (was !== object) {
      this.#moved.add(was);
      const mayBePile = this.#pilesUnknown || this.#piles.has(was) || !this.#places.has(was);
      const mayRemain = from === 'battleZone' && mayBePile;
      this.#places.delete(was);
      if (!mayRemain) this.#gone.set(was, { index, name });
    }
    if (onto !== undefined) this.#piles.add(object);
    this.#places.set(object, { zone: to, player, name });
  }

  /** 701.11a, 113.2a. A shuffled card is somewhere in the deck, or in some shield. */
  shuffle(player: Player, zone: 'deck' | 'shieldZone'): void {
    for (const object of this.in(player, zone)) this.#places.delete(object);
  }
}

function* moveFindings(
  fact: Fact & ZoneChanged,
  index: number,
  objects: ObjectsOfLog,
): Generator<LogFinding> {
  const { rule, from, to } = ROUTES[fact.kind];
  const what = `"${fact.kind}" of ${cardOf(fact)}`;
  const leavesElsewhere = from !== undefined && from !== fact.from && !isStrikeBackPrice(fact);
  if (leavesElsewhere || to?.includes(fact.to) === false)
    yield finding(rule, index, `${what} goes from the ${fact.from} to the ${fact.to}.`);
  const left = objects.leftAt(fact.was, fact.name);
  if (left !== undefined)
    yield finding('400.5', index, `${what} moves object ${fact.was}, which left its zone with fact ${left}.`);
  const place = objects.placeOf(fact.was);
  if (place !== undefined && (place.zone !== fact.from || place.player !== fact.player))
    yield finding(
      '400.1',
      index,
      `${what} moves it from the ${fact.from} of ${fact.player}, but it was in the ${place.zone} of ${place.player}.`,
    );
  if (place !== undefined && place.name !== fact.name)
    yield finding('400.1', index, `${what} moves object ${fact.was}, which was ${place.name}.`);
  const base = objects.placeOf(fact.object);
  if (fact.onto !== undefined) {
    if (base !== undefined && (base.zone !== 'battleZone' || base.player !== fact.player))
      yield finding('801.1', index, `${what} is put on a card in the ${base.zone} of ${base.player}.`);
    if (objects.leftAt(fact.object) !== undefined)
      yield finding('801.1', index, `${what} is put on object ${fact.object}, which has left.`);
  } else if (!objects.isNew(fact.object))
    yield finding('400.5', index, `${what} does not become a new object: ${fact.object} is taken.`);
}

export const cardsAreWhereTheyWere: LogCheck = {
  name: 'cardsAreWhereTheyWere',
  says: 'Every card moves from where it was, along the way of its kind of move, and becomes a new object.',
  *check(log) {
    const objects = new ObjectsOfLog();
    for (const [index, fact] of log.entries()) {
      if (fact.kind === 'deckShuffled') objects.shuffle(fact.player, 'deck');
      if (fact.kind === 'shieldsRearranged') objects.shuffle(fact.player, 'shieldZone');
      if (!isMove(fact)) continue;
      yield* moveFindings(fact, index, objects);
      objects.move(fact, index);
    }
  },
};

/** The facts whose card acts, or is acted on, where it is. */
const PRESENT: Partial<Record<FactKind, Zone | 'anywhere'>> = {
  cardTapped: 'anywhere',
  cardUntapped: 'anywhere',
  cardTurned: 'manaZone',
  cardTurnedOver: 'battleZone',
  cardSealed: 'battleZone',
  cardUnsealed: 'battleZone',
  useDeclared: 'anywhere',
  attackDeclared: 'battleZone',
  attackRedirected: 'battleZone',
  creatureBlocked: 'battleZone',
  attackBlocked: 'battleZone',
  creatureAttacked: 'battleZone',
  battleBegan: 'battleZone',
};

export const onlyPresentCardsAct: LogCheck = {
  name: 'onlyPresentCardsAct',
  says: 'A card that has left its zone is not tapped, used, attacked or made to attack, block or battle any more.',
  *check(log) {
    const objects = new ObjectsOfLog();
    for (const [index, fact] of log.entries()) {
      if (isMove(fact)) objects.move(fact, index);
      const zone = PRESENT[fact.kind];
      if (zone === undefined || !('object' in fact)) continue;
      const what = `"${fact.kind}" names ${cardOf(fact)}`;
      const left = objects.leftAt(fact.object, fact.name);
      const place = objects.placeOf(fact.object);
      if (left !== undefined)
        yield finding('400.5', index, `${what}, which left its zone with fact ${left}.`);
      else if (place !== undefined && zone !== 'anywhere' && place.zone !== zone)
        yield finding('400.1', index, `${what}, which is in the ${place.zone}.`);
    }
  },
};

const MAY_LIE_TAPPED: readonly Zone[] = ['battleZone', 'manaZone'];

export const tappedOnce: LogCheck = {
  name: 'tappedOnce',
  says: 'Only an untapped card is tapped and only a tapped one untapped, in the battle zone and the mana zone.',
  *check(log) {
    const objects = new ObjectsOfLog();
    const tapped = new Map<ObjectId, boolean>();
    for (const [index, fact] of log.entries()) {
      if (isMove(fact)) objects.move(fact, index);
      // 105.4a. A side that is no creature does not lie tapped.
      if (fact.kind === 'cardTurnedOver') tapped.delete(fact.object);
      if (fact.kind !== 'cardTapped' && fact.kind !== 'cardUntapped') continue;
      const taps = fact.kind === 'cardTapped';
      const zone = objects.placeOf(fact.object)?.zone;
      if (tapped.get(fact.object) === taps)
        yield finding('105.1', index, `${cardOf(fact)} was ${taps ? 'tapped' : 'untapped'} already.`);
      if (zone !== undefined && !MAY_LIE_TAPPED.includes(zone))
        yield finding('105.1', index, `${cardOf(fact)} is ${taps ? 'tapped' : 'untapped'} in the ${zone}.`);
      tapped.set(fact.object, taps);
    }
  },
};

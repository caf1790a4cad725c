import type { CardFace, ObjectId, Player, Zone } from 'taiki';
import {
  type CardObject,
  type DuelContext,
  deepFreeze,
  ignoredObject,
  lyingIn,
  mayKnow,
  otherFaceAt,
  playerAfter,
  powerAt,
  powerEffectsAt,
} from 'taiki/inspect';
import { opponentOf, PLAYERS } from '../model/table.ts';
import { ZONES } from '../model/zones.ts';
import type {
  DrawnCard,
  DrawnPowerEffect,
  DrawnTable,
  KnownTo,
  PrintedCard,
  TablePatch,
  TableRecord,
} from '../trace.ts';

type Game = DuelContext['game'];

/** After this many patches the full table is recorded again, so that part of a trace can be read on its own. */
const FULL_TABLE_EVERY = 200;

interface Drawn {
  readonly object: CardObject;
  readonly card: DrawnCard;
}

/** Records the table of one duel after each step: in full at first, then as patches. What they share with the game is frozen. */
export class TableTracker {
  #game: Game | undefined;
  readonly #cards = new Map<ObjectId, Drawn>();
  #patches = 0;

  /** The record of the changes since the last call; undefined if there are none. */
  take(context: DuelContext): TableRecord | undefined {
    const { game } = context;
    const before = this.#game;
    if (game === before) return undefined;
    this.#game = game;
    if (before === undefined) return { kind: 'table', whole: this.#fullTable(context) };
    const patch = this.#patch(before, context);
    if (patch === undefined) return undefined;
    if (++this.#patches < FULL_TABLE_EVERY) return { kind: 'table', patch };
    this.#patches = 0;
    return { kind: 'table', whole: this.#fullTable(context) };
  }

  #fullTable(context: DuelContext): DrawnTable {
    const { game } = context;
    const cards: Record<ObjectId, DrawnCard> = {};
    for (const player of PLAYERS)
      for (const zone of ZONES)
        for (const object of lyingIn(game, player, zone)) cards[object.id] = this.#redraw(context, object);
    for (const id of this.#cards.keys()) if (!(id in cards)) this.#cards.delete(id);
    return { cards, zones: { p1: idsIn(game, 'p1'), p2: idsIn(game, 'p2') }, ...restOf(game) };
  }

  #patch(before: Game, context: DuelContext): TablePatch | undefined {
    const { game } = context;
    const changed: DrawnCard[] = [];
    const left: ObjectId[] = [];
    const patch: Mutable<TablePatch> = {};
    let zones: Mutable<NonNullable<TablePatch['zones']>> | undefined;
    for (const player of PLAYERS) {
      const [oldZones, newZones] = [before.zones[player], game.zones[player]];
      if (oldZones === newZones) continue;
      for (const zone of ZONES) {
        const [old, now] = [lyingIn(before, player, zone), lyingIn(game, player, zone)];
        if (old === now || this.#redrawZone(context, old, now, changed, left) === 'sameIds') continue;
        zones ??= {};
        zones[player] = { ...zones[player], [zone]: now.map(idOf) };
      }
    }
    for (const id of left) this.#cards.delete(id);
    this.#redrawChangedPower(context, changed);
    if (changed.length > 0) patch.cards = changed;
    if (left.length > 0) patch.gone = left;
    if (zones !== undefined) patch.zones = zones;
    if (restChanged(before, game)) patch.rest = restOf(game);
    else if (changed.length + left.length === 0 && zones === undefined) return undefined;
    return patch;
  }

  /** Draws what has changed in a zone and collects what has left it. */
  #redrawZone(
    context: DuelContext,
    old: Zoned,
    now: Zoned,
    changed: DrawnCard[],
    left: ObjectId[],
  ): 'sameIds' | 'otherIds' {
    let [start, oldEnd, nowEnd] = [0, old.length, now.length];
    while (start < oldEnd && start < nowEnd && old[start] === now[start]) start++;
    for (; oldEnd > start && nowEnd > start && old[oldEnd - 1] === now[nowEnd - 1]; nowEnd--) oldEnd--;
    let same = oldEnd === nowEnd;
    for (const object of now.slice(start, nowEnd))
      if (this.#cards.get(object.id)?.object !== object) changed.push(this.#redraw(context, object));
    for (let index = start; index < oldEnd; index++) {
      const id = old[index]?.id;
      if (id === undefined || id === now[index]?.id) continue;
      same = false;
      if (!hasId(now, start, nowEnd, id)) left.push(id);
    }
    return same ? 'sameIds' : 'otherIds';
  }

  /** The power of an object can change without the object: through other cards and lasting effects. */
  #redrawChangedPower(context: DuelContext, changed: DrawnCard[]): void {
    for (const player of PLAYERS) {
      for (const object of context.game.zones[player].battleZone) {
        const drawn = this.#cards.get(object.id);
        if (
          drawn !== undefined &&
          !changed.includes(drawn.card) &&
          drawn.card.power !== powerAt(context, object)
        )
          changed.push(this.#redraw(context, object));
      }
    }
  }

  #redraw(context: DuelContext, object: CardObject): DrawnCard {
    const card = drawnCard(context, object, this.#cards.get(object.id)?.card);
    this.#cards.set(object.id, { object, card });
    return card;
  }
}

function idsIn(game: Game, player: Player): DrawnTable['zones'][Player] {
  const ids: Partial<Record<Zone, readonly ObjectId[]>> = {};
  for (const zone of ZONES) ids[zone] = lyingIn(game, player, zone).map(({ id }) => id);
  return ids as Record<Zone, readonly ObjectId[]>;
}

type Zoned = readonly CardObject[];

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const idOf = ({ id }: CardObject): ObjectId => id;

function hasId(zone: Zoned, start: number, end: number, id: ObjectId): boolean {
  for (let index = start; index < end; index++) if (zone[index]?.id === id) return true;
  return false;
}

const restChanged = (before: Game, game: Game): boolean =>
  before.turn !== game.turn ||
  before.attack !== game.attack ||
  before.battle !== game.battle ||
  before.use !== game.use ||
  before.result !== game.result;

/** Parts of it are those of the game. */
function restOf({ turn, attack, battle, use, result }: Game): Omit<DrawnTable, 'cards' | 'zones'> {
  const next = playerAfter(turn);
  return deepFreeze({
    turn: {
      number: turn.number,
      active: turn.active,
      attacks: turn.attacks,
      ...(next === opponentOf(turn.active) ? {} : { next }),
    },
    attack:
      attack === undefined
        ? undefined
        : {
            attacker: attack.attacker,
            target: attack.target,
            blocker: attack.blocker,
            ended: attack.ended,
            shields: attack.shields,
          },
    battle,
    using: use?.object,
    result,
  });
}

function drawnCard(context: DuelContext, object: CardObject, before: DrawnCard | undefined): DrawnCard {
  const { cards } = context.game;
  const nameOf = (card: number): string => cards[card]?.name ?? '';
  const { id, owner, zone, tapped, faceUp, faceDown, flipped, pending, since, attachedTo } = object;
  const power = zone === 'battleZone' ? powerAt(context, object) : undefined;
  const face = otherFaceAt(context, object);
  return {
    id,
    name: nameOf(object.card),
    owner,
    zone,
    knownTo: knownTo(object),
    tapped,
    faceUp,
    ...(faceDown ? { faceDown } : {}),
    flipped,
    pending,
    since,
    under: object.under.map(nameOf),
    ...(object.links === undefined ? {} : { links: object.links.map(({ card }) => nameOf(card)) }),
    ...(face === undefined ? {} : { face: drawnFace(face) }),
    attachedTo,
    ...(ignoredObject(context.game, id) === undefined ? {} : { ignored: true as const }),
    power,
    powerEffects:
      power === undefined || power === before?.power
        ? before?.powerEffects
        : drawnPowerEffects(context, object),
  };
}

const drawnFace = ({ abilities, breakers, ...face }: CardFace): PrintedCard =>
  deepFreeze({ ...face, text: abilities });

function drawnPowerEffects(
  context: DuelContext,
  object: CardObject,
): readonly DrawnPowerEffect[] | undefined {
  const effects = powerEffectsAt(context, object);
  return effects.length === 0
    ? undefined
    : deepFreeze(
        effects.map(({ kind, text, amount, source, player, until }) => ({
          kind,
          text,
          amount,
          card: source.name,
          object: source.id,
          player,
          until,
        })),
      );
}

function knownTo(object: CardObject): KnownTo {
  const [p1, p2] = [mayKnow(object, 'p1'), mayKnow(object, 'p2')];
  if (p1 && p2) return 'both';
  if (p1) return 'p1';
  return p2 ? 'p2' : 'nobody';
}

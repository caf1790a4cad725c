import type { ObjectId, Player, Zone } from 'taiki';
import { type CardObject, type DuelContext, mayKnow, powerAt } from 'taiki/inspect';
import { PLAYERS, ZONES } from '../model/table.ts';
import type { DrawnCard, DrawnTable, KnownTo, TableRecord } from '../trace.ts';

type Game = DuelContext['game'];

/** After this many patches the full table is recorded again, so that part of a trace can be read on its own. */
const FULL_TABLE_EVERY = 200;

interface Drawn {
  readonly object: CardObject;
  readonly card: DrawnCard;
}

/** Records the table of one duel after each step: in full at first, then as patches. */
export class TableTracker {
  #game: Game | undefined;
  #cards = new Map<ObjectId, Drawn>();
  #patches = 0;

  /** The record of the changes since the last call; undefined if there are none. */
  take(context: DuelContext): TableRecord | undefined {
    const { game } = context;
    const before = this.#game;
    if (game === before) return undefined;
    this.#game = game;
    if (before === undefined) return { kind: 'table', whole: this.#fullTable(context) };
    const record = this.#patch(before, context);
    if (record === undefined || ++this.#patches < FULL_TABLE_EVERY) return record;
    this.#patches = 0;
    return { kind: 'table', whole: this.#fullTable(context) };
  }

  #fullTable(context: DuelContext): DrawnTable {
    const { game } = context;
    this.#cards = new Map();
    for (const player of PLAYERS)
      for (const zone of ZONES) for (const object of game.zones[player][zone]) this.#redraw(context, object);
    const cards: Record<ObjectId, DrawnCard> = {};
    for (const [id, { card }] of this.#cards) cards[id] = card;
    return { cards, zones: { p1: idsIn(game, 'p1'), p2: idsIn(game, 'p2') }, ...restOf(game) };
  }

  #patch(before: Game, context: DuelContext): TableRecord | undefined {
    const { game } = context;
    const changed: DrawnCard[] = [];
    const stayed = new Set<ObjectId>();
    const left: ObjectId[] = [];
    const zones: { [P in Player]?: { [Z in Zone]?: readonly ObjectId[] } } = {};
    const zoneChanges = changedZones(before, game);
    for (const { player, zone, old, now } of zoneChanges) {
      for (const object of now) {
        stayed.add(object.id);
        if (this.#cards.get(object.id)?.object !== object) changed.push(this.#redraw(context, object));
      }
      if (!sameIds(old, now)) zones[player] = { ...zones[player], [zone]: now.map(({ id }) => id) };
    }
    for (const { old } of zoneChanges) for (const { id } of old) if (!stayed.has(id)) left.push(id);
    for (const id of left) this.#cards.delete(id);
    this.#redrawChangedPower(context, changed);
    const rest = restChanged(before, game) ? restOf(game) : undefined;
    const zonesChanged = zones.p1 !== undefined || zones.p2 !== undefined;
    if (changed.length + left.length === 0 && rest === undefined && !zonesChanged) return undefined;
    return {
      kind: 'table',
      patch: {
        ...(changed.length === 0 ? {} : { cards: changed }),
        ...(left.length === 0 ? {} : { gone: left }),
        ...(zonesChanged ? { zones } : {}),
        ...(rest === undefined ? {} : { rest }),
      },
    };
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
    const card = drawnCard(context, object);
    this.#cards.set(object.id, { object, card });
    return card;
  }
}

function idsIn(game: Game, player: Player): DrawnTable['zones'][Player] {
  const ids: Partial<Record<Zone, readonly ObjectId[]>> = {};
  for (const zone of ZONES) ids[zone] = game.zones[player][zone].map(({ id }) => id);
  return ids as Record<Zone, readonly ObjectId[]>;
}

interface ChangedZone {
  readonly player: Player;
  readonly zone: Zone;
  readonly old: readonly CardObject[];
  readonly now: readonly CardObject[];
}

/** The zones that differ. Unchanged zones are the same objects in both games. */
function changedZones(before: Game, game: Game): readonly ChangedZone[] {
  const zoneChanges: ChangedZone[] = [];
  for (const player of PLAYERS) {
    const [oldZones, newZones] = [before.zones[player], game.zones[player]];
    if (oldZones === newZones) continue;
    for (const zone of ZONES)
      if (oldZones[zone] !== newZones[zone])
        zoneChanges.push({ player, zone, old: oldZones[zone], now: newZones[zone] });
  }
  return zoneChanges;
}

const sameIds = (a: readonly CardObject[], b: readonly CardObject[]): boolean =>
  a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);

const restChanged = (before: Game, game: Game): boolean =>
  before.turn !== game.turn ||
  before.attack !== game.attack ||
  before.battle !== game.battle ||
  before.use !== game.use ||
  before.result !== game.result;

function restOf({ turn, attack, battle, use, result }: Game): Omit<DrawnTable, 'cards' | 'zones'> {
  return {
    turn: { number: turn.number, active: turn.active, attacks: turn.attacks },
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
  };
}

function drawnCard(context: DuelContext, object: CardObject): DrawnCard {
  const { cards } = context.game;
  const nameOf = (card: number): string => cards[card]?.name ?? '';
  const { id, owner, zone, tapped, faceUp, flipped, pending, since, attachedTo } = object;
  return {
    id,
    name: nameOf(object.card),
    owner,
    zone,
    knownTo: knownTo(object),
    tapped,
    faceUp,
    flipped,
    pending,
    since,
    under: object.under.map(nameOf),
    attachedTo,
    power: zone === 'battleZone' ? powerAt(context, object) : undefined,
  };
}

function knownTo(object: CardObject): KnownTo {
  const [p1, p2] = [mayKnow(object, 'p1'), mayKnow(object, 'p2')];
  if (p1 && p2) return 'both';
  if (p1) return 'p1';
  return p2 ? 'p2' : 'nobody';
}

import { deepFreeze } from './deepFreeze.ts';
import {
  type Attack,
  type CardObject,
  type ObjectId,
  opponentOf,
  type Player,
  type Result,
  type Table,
} from './nouns.ts';
import { byZone, ZONE_FACTS, ZONES, type Zone } from './zones.ts';

/** A card that the viewer may identify. */
export interface VisibleCard {
  readonly hidden: false;
  /** Below 0 while the card is shown in a zone that is hidden from the viewer. */
  readonly id: ObjectId;
  readonly name: string;
  readonly owner: Player;
  readonly zone: Zone;
  readonly tapped: boolean;
  readonly pending: boolean;
  /** Names of the cards below, topmost first. */
  readonly under: readonly string[];
  /** In the battle zone since the start of the turn (506.1a), as far as time alone tells. */
  readonly arrivedThisTurn: boolean;
  /** The creature that it is crossed onto. */
  readonly attachedTo: ObjectId | undefined;
  /** The index among its owner's shields of the one that it belongs to: a hidden card has no id. */
  readonly attachedShield: number | undefined;
}

/** A card of which the viewer knows that it is there, and nothing else. */
export interface HiddenCard {
  readonly hidden: true;
  /** 113.6a. A shield that is being broken, or is on its way to the hand: it counts as a shield no more. */
  readonly pending?: true;
}

/** A card as one player sees it. */
export type CardView = VisibleCard | HiddenCard;

/** The cards of one player as the viewer sees them, by zone. */
export type PlayerView = { readonly [Z in Zone]: readonly CardView[] };

/** The attack in progress; `shields` are indexes among the shields of the player who is attacked. */
export type AttackView = Attack;

/** What one player may know (400.2, 401.3, 402.3): every zone by its size, identities where they are public or the viewer's own hand. */
export interface TableView {
  readonly viewer: Player;
  readonly turn: number;
  readonly active: Player;
  readonly zones: { readonly [P in Player]: PlayerView };
  readonly attack: AttackView | undefined;
  readonly result: Result | undefined;
}

const HIDDEN: HiddenCard = Object.freeze({ hidden: true });
const LEAVING_SHIELD: HiddenCard = Object.freeze({ hidden: true, pending: true });
const NO_NAMES: readonly string[] = Object.freeze([]);

/** 400.2a. Whether `viewer` may know the face-down cards in a zone of `owner`. */
export function isZoneKnown(zone: Zone, owner: Player, viewer: Player): boolean {
  const { knownTo } = ZONE_FACTS[zone];
  return knownTo === 'everybody' || (knownTo === 'owner' && owner === viewer);
}

/** 400.2. Whether `viewer` may know which card this is. */
export function mayKnow(object: CardObject, viewer: Player): boolean {
  const { zone, owner, faceUp, pending } = object;
  return faceUp || isZoneKnown(zone, owner, viewer) || (pending && zone === 'hand');
}

const hiddenView = ({ pending, zone }: CardObject): HiddenCard =>
  pending && zone === 'shieldZone' ? LEAVING_SHIELD : HIDDEN;

function cardView(table: Table, object: CardObject, viewer: Player): CardView {
  if (!mayKnow(object, viewer)) return hiddenView(object);
  const { attachedTo } = object;
  const shield = attachedTo === undefined ? -1 : shieldIndex(table, object.owner, attachedTo);
  return deepFreeze({
    hidden: false,
    id: isZoneKnown(object.zone, object.owner, viewer) ? object.id : shownId(table, object, viewer),
    name: table.cards[object.card]?.name ?? '',
    owner: object.owner,
    zone: object.zone,
    tapped: object.tapped,
    pending: object.pending,
    under: object.under.length === 0 ? NO_NAMES : object.under.map((card) => table.cards[card]?.name ?? ''),
    arrivedThisTurn: object.since === table.turn.number,
    attachedTo: shield < 0 ? object.attachedTo : undefined,
    attachedShield: shield < 0 ? undefined : shield,
  });
}

/** 400.2. A hand is in no order for the opponent: if some of its cards are shown, these come first, by name. */
function cardsAsSeen(table: Table, owner: Player, zone: Zone, viewer: Player): readonly CardObject[] {
  const objects = table.zones[owner][zone];
  if (zone !== 'hand' || owner === viewer) return objects;
  const shown = objects.filter((object) => mayKnow(object, viewer));
  if (shown.length === 0 || shown.length === objects.length) return objects;
  const nameOf = ({ card }: CardObject): string => table.cards[card]?.name ?? '';
  shown.sort((one, other) => (nameOf(one) === nameOf(other) ? 0 : nameOf(one) < nameOf(other) ? -1 : 1));
  return [...shown, ...objects.filter((object) => !mayKnow(object, viewer))];
}

/**
 * The id of a card that is shown in a zone hidden from the viewer, such as a card of the opponent's hand while it is used. It holds as
 * long as the same cards are shown there: the id of the table would tell when the card came there.
 */
function shownId(table: Table, { id, zone, owner }: CardObject, viewer: Player): ObjectId {
  const shown = cardsAsSeen(table, owner, zone, viewer).filter((object) => mayKnow(object, viewer));
  const place = shown.findIndex((object) => object.id === id);
  return -1 - place - 100 * ZONES.indexOf(zone) - (owner === viewer ? 0 : 1000);
}

const shieldIndex = (table: Table, owner: Player, id: ObjectId): number =>
  table.zones[owner].shieldZone.findIndex((shield) => shield.id === id);

function attackView(table: Table): AttackView | undefined {
  const { attack, turn } = table;
  if (attack === undefined || attack.shields.length === 0) return attack;
  const attacked = opponentOf(turn.active);
  const shields = attack.shields.map((id) => shieldIndex(table, attacked, id)).filter((index) => index >= 0);
  return { ...attack, shields };
}

/** A table and how a player saw it, so that looking again costs only what has changed since. */
export interface Seen {
  readonly table: Table;
  readonly view: TableView;
}

/** Whether a zone that is the same in both tables looks the same too: how long a card is there, and on which shield, may have changed. */
const looksTheSame = (before: Table, now: Table, player: Player): boolean =>
  before.cards === now.cards &&
  before.turn.number === now.turn.number &&
  before.zones[player].shieldZone === now.zones[player].shieldZone;

/**
 * The only source of what a player may know of a table. It is frozen, since a later view may share its parts.
 * @param seen what the same player saw last, of this table or an earlier one of the same duel.
 */
export function viewFor(table: Table, viewer: Player, seen?: Seen): TableView {
  const zonesOf = (player: Player): PlayerView => {
    const zones = table.zones[player];
    const last =
      seen?.view.viewer === viewer && looksTheSame(seen.table, table, player)
        ? { zones: seen.table.zones[player], view: seen.view.zones[player] }
        : undefined;
    if (last?.zones === zones) return last.view;
    const viewOf = (zone: Zone): readonly CardView[] =>
      last?.zones[zone] === zones[zone]
        ? last.view[zone]
        : deepFreeze(
            cardsAsSeen(table, player, zone, viewer).map((object) => cardView(table, object, viewer)),
          );
    return deepFreeze(byZone(viewOf));
  };
  return deepFreeze({
    viewer,
    turn: table.turn.number,
    active: table.turn.active,
    zones: { p1: zonesOf('p1'), p2: zonesOf('p2') },
    attack: attackView(table),
    result: table.result,
  });
}

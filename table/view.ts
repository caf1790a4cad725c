import { deepFreeze } from './deepFreeze.ts';
import {
  type Attack,
  type CardId,
  type CardObject,
  type LinkedCard,
  type ObjectId,
  opponentOf,
  type Player,
  type Result,
  type Table,
} from './nouns.ts';
import { ignoredObject, isSeal, lyingIn, sealsOn } from './seals.ts';
import { byZone, ZONE_FACTS, ZONES, type Zone } from './zones.ts';

/** Who looks at the table: a player, a spectator who sees what both players may know, or a judge who sees everything. */
export const VIEWERS = ['p1', 'p2', 'spectator', 'judge'] as const;
Object.freeze(VIEWERS);

/** 400.2. Who looks: a player, a spectator, who sees only what both players may know, or a judge, who sees every card. */
export type Viewer = (typeof VIEWERS)[number];

/** 701.18. A card that is linked with the one of its object, and where it lies: so many columns to the right of that one, and rows below it. */
export interface ShownLink {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Names of the cards below it, topmost first. */
  readonly under: readonly string[];
}

/** A card that the viewer may identify, as it lies on the table. */
export interface VisibleObject {
  readonly hidden: false;
  /** Below 0 while the card is shown in a zone that is hidden from the viewer. */
  readonly id: ObjectId;
  readonly name: string;
  readonly owner: Player;
  readonly zone: Zone;
  readonly tapped: boolean;
  /** Everybody may look at it: a revealed card of a hand, or a face-up shield. */
  readonly faceUp: boolean;
  /** 405.4. A card of a mana zone that lies face down. */
  readonly faceDown: boolean;
  /** A D2 field that lies upside down. */
  readonly flipped: boolean;
  /** 409. Being used or put, or a shield being broken: it does not count in its zone. */
  readonly pending: boolean;
  /** Names of the cards below, topmost first. */
  readonly under: readonly string[];
  /** The cards that are linked with it. */
  readonly links: readonly ShownLink[];
  /** In the battle zone since the start of the turn (506.1a), as far as time alone tells. */
  readonly arrivedThisTurn: boolean;
  /** The creature that it is crossed onto. */
  readonly attachedTo: ObjectId | undefined;
  /** 116.2a. It has a seal on it, and counts as not being in the battle zone. */
  readonly ignored: boolean;
  /** 116.1b. How many seals lie on it. */
  readonly seals: number;
  /** 113.2. How many cards the shield has, if several: nobody may look at those below. */
  readonly cards: number | undefined;
  /** The index among its owner's shields of the one that it belongs to: a hidden card has no id. */
  readonly attachedShield: number | undefined;
}

/** A card of which the viewer knows that it is there, and nothing else. */
export interface HiddenCard {
  readonly hidden: true;
  /** 113.6a. A shield that is being broken, or is on its way to the hand: it counts as a shield no more. */
  readonly pending?: true;
  /** 405.4. It lies face down in a mana zone, where everybody sees whether it is tapped. */
  readonly mana?: 'tapped' | 'untapped';
  /** 113.2. How many cards the shield has, if several. */
  readonly cards?: number;
  /** 116.1. It is a seal, on the card with the id `on` in the battle zone. */
  readonly seal?: { readonly id: ObjectId; readonly on: ObjectId };
}

/** A card on the table as a viewer sees it. */
export type ObjectView = VisibleObject | HiddenCard;

/** The cards of one player as the viewer sees them, by zone. */
export type ZonesView = { readonly [Z in Zone]: readonly ObjectView[] };

/** The attack in progress; `shields` are indexes among the shields of the player who is attacked. */
export type AttackView = Attack;

/** What a viewer may know of the table (400.2, 401.3, 402.3): every zone by its size, and the cards that the viewer may identify. */
export interface TableView {
  readonly viewer: Viewer;
  readonly turn: number;
  readonly active: Player;
  readonly zones: { readonly [P in Player]: ZonesView };
  readonly attack: AttackView | undefined;
  readonly result: Result | undefined;
}

const HIDDEN: HiddenCard = Object.freeze({ hidden: true });
const LEAVING_SHIELD: HiddenCard = Object.freeze({ hidden: true, pending: true });
const TAPPED_MANA: HiddenCard = Object.freeze({ hidden: true, mana: 'tapped' });
const UNTAPPED_MANA: HiddenCard = Object.freeze({ hidden: true, mana: 'untapped' });
const NO_NAMES: readonly string[] = Object.freeze([]);

/** 400.2a. Whether `viewer` may know the face-down cards in a zone of `owner`. */
export function isZoneKnown(zone: Zone, owner: Player, viewer: Viewer): boolean {
  const { knownTo } = ZONE_FACTS[zone];
  return knownTo === 'everybody' || (knownTo === 'owner' && owner === viewer) || viewer === 'judge';
}

/**
 * 400.2, 405.5, 200.3b. Whether `viewer` may know which card this is. Only its owner may look at a face-down card of a mana zone, and nobody at
 * a seal.
 */
export function mayKnow(object: CardObject, viewer: Viewer): boolean {
  const { zone, owner, faceUp, faceDown, pending } = object;
  if (faceDown) return (zone !== 'battleZone' && owner === viewer) || viewer === 'judge';
  return faceUp || isZoneKnown(zone, owner, viewer) || (pending && zone === 'hand');
}

/** What a viewer sees of a card that the viewer may not identify. */
export function hiddenView(object: CardObject): HiddenCard {
  const { attachedTo, faceDown, pending, tapped, zone } = object;
  if (isSeal(object) && attachedTo !== undefined)
    return Object.freeze({ hidden: true, seal: Object.freeze({ id: object.id, on: attachedTo }) });
  if (faceDown) return tapped ? TAPPED_MANA : UNTAPPED_MANA;
  if (isSeveral(object)) return Object.freeze({ hidden: true, cards: 1 + object.under.length });
  return pending && zone === 'shieldZone' ? LEAVING_SHIELD : HIDDEN;
}

/** 113.2. Whether an object is a shield of several cards. */
const isSeveral = ({ zone, under }: CardObject): boolean => zone === 'shieldZone' && under.length > 0;

/** Whether nobody but a judge may know what lies below an object: a shield. */
export const hidesCardsBelow = (object: CardObject, viewer: Viewer): boolean =>
  isSeveral(object) && viewer !== 'judge';

const NO_LINKS: readonly ShownLink[] = Object.freeze([]);

function shownLinks(table: Table, links: readonly LinkedCard[]): readonly ShownLink[] {
  const nameOf = (card: CardId): string => table.cards[card]?.name ?? '';
  return deepFreeze(
    links.map(({ card, x, y, under }) => ({ name: nameOf(card), x, y, under: under.map(nameOf) })),
  );
}

/** An object as a viewer sees it: the only source of what a viewer may know of it. */
export function objectView(table: Table, object: CardObject, viewer: Viewer): ObjectView {
  if (!mayKnow(object, viewer)) return hiddenView(object);
  const { attachedTo } = object;
  const shield = attachedTo === undefined ? -1 : shieldIndex(table, object.owner, attachedTo);
  return {
    hidden: false,
    id: isZoneKnown(object.zone, object.owner, viewer) ? object.id : shownId(table, object, viewer),
    name: table.cards[object.card]?.name ?? '',
    owner: object.owner,
    zone: object.zone,
    tapped: object.tapped,
    faceUp: object.faceUp,
    faceDown: object.faceDown,
    flipped: object.flipped,
    pending: object.pending,
    under:
      object.under.length === 0 || hidesCardsBelow(object, viewer)
        ? NO_NAMES
        : deepFreeze(object.under.map((card) => table.cards[card]?.name ?? '')),
    links: object.links === undefined ? NO_LINKS : shownLinks(table, object.links),
    arrivedThisTurn: object.since === table.turn.number,
    attachedTo: shield < 0 ? object.attachedTo : undefined,
    ignored: ignoredObject(table, object.id) !== undefined,
    seals: object.zone === 'battleZone' ? sealsOn(table, object.id).length : 0,
    attachedShield: shield < 0 ? undefined : shield,
    cards: isSeveral(object) ? 1 + object.under.length : undefined,
  };
}

/**
 * 400.2. A hand is in no order for the opponent: if some of its cards are shown, these come first, by name. 116.2a: creatures that are
 * ignored are shown after the others of the battle zone.
 */
export function objectsAsSeen(
  table: Table,
  owner: Player,
  zone: Zone,
  viewer: Viewer,
): readonly CardObject[] {
  const objects = lyingIn(table, owner, zone);
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
export function shownId(table: Table, { id, zone, owner }: CardObject, viewer: Viewer): ObjectId {
  const shown = objectsAsSeen(table, owner, zone, viewer).filter((object) => mayKnow(object, viewer));
  const place = shown.findIndex((object) => object.id === id);
  const isOwn = owner === (viewer === 'p2' ? 'p2' : 'p1');
  return -1 - place - 100 * ZONES.indexOf(zone) - (isOwn ? 0 : 1000);
}

const shieldIndex = (table: Table, owner: Player, id: ObjectId): number =>
  table.zones[owner].shieldZone.findIndex((shield) => shield.id === id);

/** The attack in progress as everybody may know it. */
export function attackView(table: Table): AttackView | undefined {
  const { attack, turn } = table;
  if (attack === undefined || attack.shields.length === 0) return attack;
  const attacked = opponentOf(turn.active);
  const shields = attack.shields.map((id) => shieldIndex(table, attacked, id)).filter((index) => index >= 0);
  return { ...attack, shields };
}

/** The whole table as a viewer may know it, without what the rules make of it. */
export function viewFor(table: Table, viewer: Viewer): TableView {
  const zonesOf = (player: Player): ZonesView =>
    byZone((zone) =>
      objectsAsSeen(table, player, zone, viewer).map((object) => objectView(table, object, viewer)),
    );
  return deepFreeze({
    viewer,
    turn: table.turn.number,
    active: table.turn.active,
    zones: { p1: zonesOf('p1'), p2: zonesOf('p2') },
    attack: attackView(table),
    result: table.result,
  });
}

/** The names of all cards of a visible object, its own first. */
export const namesIn = ({
  name,
  under,
  links,
}: Pick<VisibleObject, 'name' | 'under' | 'links'>): readonly string[] => [
  name,
  ...under,
  ...links.flatMap((link) => [link.name, ...link.under]),
];

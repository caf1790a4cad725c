import type { ObjectId, Player, Zone } from 'taiki';
import type { DrawnCard, DrawnTable, TablePatch } from '../trace.ts';
import { ENGLISH } from './telling/english.ts';
import type { Telling } from './telling/telling.ts';
import { ZONES } from './zones.ts';

export const PLAYERS: readonly Player[] = ['p1', 'p2'];

export const opponentOf = (player: Player): Player => (player === 'p1' ? 'p2' : 'p1');

/** 500.5. Whose turn follows the one in progress. */
export const nextActive = ({ turn: { active, next = opponentOf(active) } }: DrawnTable): Player => next;

/** The player whose view of the table is shown; `both` hides nothing. */
export type Viewer = Player | 'both';

/** A card as a viewer sees it. Of a hidden card only its owner, its zone and how it lies are known. */
export type SeenCard =
  | { readonly hidden: false; readonly card: DrawnCard }
  | {
      readonly hidden: true;
      readonly id: ObjectId;
      readonly owner: Player;
      readonly zone: Zone;
      /** 405.4. A face-down card of a mana zone may be tapped. */
      readonly tapped: boolean;
      /** 116.1. The card that it lies on as a seal. */
      readonly on: ObjectId | undefined;
      /** 113.2. How many cards it is: several, if it is such a shield. */
      readonly cards: number;
    };

/** 400.2. Whether this viewer may know the identity of the card. */
export const mayKnow = ({ knownTo }: DrawnCard, viewer: Viewer): boolean =>
  viewer === 'both' || knownTo === 'both' || knownTo === viewer;

/** The names of what a card is now: of its side that lies up, or of each card that is linked with it. */
export const namesOf = ({ name, face, links = [] }: DrawnCard): readonly string[] =>
  face === undefined || face.name === name ? [name, ...links] : [face.name];

/**
 * The cards of a zone as a viewer sees them, in zone order. 400.2: the opponent's hand is in no order; cards of it that are shown come
 * first, by name.
 */
export function seenIn(table: DrawnTable, player: Player, zone: Zone, viewer: Viewer): readonly SeenCard[] {
  const cards = idsIn(table, player, zone).flatMap((id): readonly SeenCard[] => {
    const card = table.cards[id];
    if (card === undefined) return [];
    if (mayKnow(card, viewer)) return [{ hidden: false, card: asSeen(card, viewer) }];
    const { owner, tapped, under } = card;
    const on = zone === 'battleZone' ? card.attachedTo : undefined;
    return [{ hidden: true, id, owner, zone, tapped, on, cards: 1 + under.length }];
  });
  if (zone !== 'hand' || viewer === 'both' || viewer === player) return cards;
  const shown = cards.flatMap((one) => (one.hidden ? [] : [one]));
  if (shown.length === 0 || shown.length === cards.length) return cards;
  const byName = shown.toSorted((one, other) => compareText(one.card.name, other.card.name));
  return [...byName, ...cards.filter(({ hidden }) => hidden)];
}

/** 304.2. A castle is a card of the shield zone, though it is kept with those of the battle zone. */
function idsIn({ zones, cards }: DrawnTable, player: Player, zone: Zone): readonly ObjectId[] {
  const { battleZone, shieldZone } = zones[player];
  const isCastle = (id: ObjectId): boolean => cards[cards[id]?.attachedTo ?? -1]?.zone === 'shieldZone';
  if (zone === 'battleZone') return battleZone.filter((id) => !isCastle(id));
  return zone === 'shieldZone' ? [...shieldZone, ...battleZone.filter(isCastle)] : zones[player][zone];
}

/** 113.2. Nobody may look at the cards below the top one of a shield. */
const asSeen = (card: DrawnCard, viewer: Viewer): DrawnCard =>
  card.zone === 'shieldZone' && card.under.length > 0 && viewer !== 'both'
    ? { ...card, under: card.under.map(() => 'a hidden card') }
    : card;

const compareText = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/** The table after a patch. Unchanged parts are shared with the previous table. */
export function patchTable(
  table: DrawnTable,
  { cards = [], gone = [], zones, rest }: TablePatch,
): DrawnTable {
  // JSON drops undefined properties, so `rest` replaces all of these parts rather than being merged.
  const { turn, attack, battle, using, result } = rest ?? table;
  return {
    turn,
    attack,
    battle,
    using,
    result,
    cards: cards.length + gone.length === 0 ? table.cards : patchCards(table.cards, cards, gone),
    zones:
      zones === undefined
        ? table.zones
        : { p1: { ...table.zones.p1, ...zones.p1 }, p2: { ...table.zones.p2, ...zones.p2 } },
  };
}

function patchCards(
  before: DrawnTable['cards'],
  changed: readonly DrawnCard[],
  gone: readonly ObjectId[],
): DrawnTable['cards'] {
  const cards: Record<ObjectId, DrawnCard> = { ...before };
  for (const id of gone) delete cards[id];
  for (const card of changed) cards[card.id] = card;
  return cards;
}

/** One difference between two tables. */
export interface TableChange {
  readonly player: Player;
  /** Undefined if the change is not about a card. */
  readonly card: DrawnCard | undefined;
  /** The card before the change; undefined if it was not on the table. */
  readonly before: DrawnCard | undefined;
  readonly text: string;
}

/**
 * The differences between two tables: cards that entered, left or changed, zone counts, the turn and the attack.
 * @param telling in whose words.
 */
export function tableChanges(
  before: DrawnTable,
  after: DrawnTable,
  telling: Telling = ENGLISH,
): readonly TableChange[] {
  const entered = cardsNotIn(after, before);
  const left = cardsNotIn(before, after);
  const arrivals = entered.map((card) => {
    const index = left.findIndex(({ name, owner }) => name === card.name && owner === card.owner);
    const [from] = index < 0 ? [] : left.splice(index, 1);
    return arrivalOf(card, from, telling);
  });
  return [
    ...arrivals,
    ...left.map((card) => ({
      player: card.owner,
      card: undefined,
      before: card,
      text: telling.table.left(telling.name(card.name), card.zone),
    })),
    ...cardChanges(before, after, telling),
    ...countChanges(before, after, telling),
    ...turnChanges(before, after, telling),
  ];
}

const cardsNotIn = (table: DrawnTable, other: DrawnTable): DrawnCard[] =>
  Object.values(table.cards).filter(({ id }) => other.cards[id] === undefined);

function arrivalOf(card: DrawnCard, from: DrawnCard | undefined, { name, table }: Telling): TableChange {
  const text =
    from === undefined
      ? table.entered(name(card.name), card.zone)
      : table.moved(name(card.name), from.zone, card.zone);
  return { player: card.owner, card, before: from, text };
}

function cardChanges(before: DrawnTable, after: DrawnTable, telling: Telling): readonly TableChange[] {
  return Object.values(after.cards).flatMap((card) => {
    const old = before.cards[card.id];
    if (old === undefined || old === card) return [];
    return changesOf(old, card, telling).map((change) => ({
      player: card.owner,
      card,
      before: old,
      text: telling.table.changed(telling.name(card.name), change),
    }));
  });
}

function changesOf(old: DrawnCard, card: DrawnCard, { name, power, table }: Telling): readonly string[] {
  const { marks } = table;
  return [
    ...(old.tapped === card.tapped ? [] : [card.tapped ? marks.tapped : marks.untapped]),
    ...(old.faceUp === card.faceUp ? [] : [card.faceUp ? marks.faceUp : marks.faceDown]),
    ...(old.faceDown === card.faceDown ? [] : [card.faceDown ? marks.faceDown : marks.faceUp]),
    ...(old.ignored === card.ignored ? [] : [card.ignored ? marks.sealed : marks.unsealed]),
    ...(old.flipped === card.flipped ? [] : [marks.flipped]),
    ...(old.pending === card.pending ? [] : [card.pending ? marks.pending : marks.notPending]),
    ...(old.power === card.power ? [] : [power.change(old.power, card.power)]),
    ...(old.under.join() === card.under.join() ? [] : [table.under(card.under.length)]),
    ...((old.links ?? []).join() === (card.links ?? []).join()
      ? []
      : [table.linked((card.links ?? []).map(name))]),
    ...(old.attachedTo === card.attachedTo ? [] : [marks.reattached]),
    ...(old.knownTo === card.knownTo ? [] : [table.knownTo(card.knownTo)]),
  ];
}

function countChanges(before: DrawnTable, after: DrawnTable, { table }: Telling): readonly TableChange[] {
  return PLAYERS.flatMap((player) =>
    ZONES.flatMap((zone) => {
      const [had, has] = [before.zones[player][zone].length, after.zones[player][zone].length];
      if (had === has) return [];
      return [{ player, card: undefined, before: undefined, text: table.count(player, zone, had, has) }];
    }),
  );
}

function turnChanges(before: DrawnTable, after: DrawnTable, { table }: Telling): readonly TableChange[] {
  const change = (text: string): TableChange => ({
    player: after.turn.active,
    card: undefined,
    before: undefined,
    text,
  });
  const attackChanged = before.attack?.attacker !== after.attack?.attacker;
  return [
    ...(before.turn.number === after.turn.number
      ? []
      : [change(table.turn(after.turn.number, after.turn.active))]),
    ...(attackChanged ? [change(after.attack === undefined ? table.attackOver : table.attackBegan)] : []),
    ...(after.attack?.ended && !before.attack?.ended ? [change(table.attackEndedEarly)] : []),
    ...(before.result === undefined && after.result !== undefined ? [change(table.wins(after.result))] : []),
  ];
}

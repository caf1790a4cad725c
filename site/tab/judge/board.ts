import type { PlacedCard, Player, Position, PositionZones, Zone } from 'taiki';

/** A zone of a player. */
export interface Place {
  readonly player: Player;
  readonly zone: Zone;
}

/** A card in a zone, by its place in the zone from 0. */
export interface Spot extends Place {
  readonly index: number;
}

/** Equal cards that lie next to each other. */
export interface CardGroup {
  readonly card: PlacedCard;
  readonly count: number;
  /** Of the first one in its zone. */
  readonly index: number;
}

export const FILLER: PlacedCard = { name: 'Filler' };
const FILLERS = { deck: 20, shieldZone: 5 };

function emptyBoard(): PositionZones {
  return {
    deck: Array.from({ length: FILLERS.deck }, () => FILLER),
    hand: [],
    battleZone: [],
    manaZone: [],
    shieldZone: Array.from({ length: FILLERS.shieldZone }, () => FILLER),
    graveyard: [],
    hyperspatialZone: [],
    superGRZone: [],
    abyssZone: [],
  };
}

/** Nothing but decks and shields that do not matter. */
export const EMPTY_POSITION: Position = {
  turn: 5,
  active: 'p1',
  step: 'main',
  players: { p1: emptyBoard(), p2: emptyBoard() },
};

export const cardsAt = ({ players }: Position, { player, zone }: Place): readonly PlacedCard[] =>
  players[player][zone];

function withCards(position: Position, { player, zone }: Place, cards: readonly PlacedCard[]): Position {
  const { players } = position;
  return { ...position, players: { ...players, [player]: { ...players[player], [zone]: cards } } };
}

export const added = (position: Position, place: Place, card: PlacedCard): Position =>
  withCards(position, place, [...cardsAt(position, place), card]);

export const removed = (position: Position, spot: Spot): Position =>
  withCards(
    position,
    spot,
    cardsAt(position, spot).filter((_, index) => index !== spot.index),
  );

export const replaced = (position: Position, spot: Spot, card: PlacedCard): Position =>
  withCards(
    position,
    spot,
    cardsAt(position, spot).map((one, index) => (index === spot.index ? card : one)),
  );

/** Puts an equal card beside this one. */
export function repeated(position: Position, spot: Spot): Position {
  const cards = cardsAt(position, spot);
  return withCards(position, spot, [...cards.slice(0, spot.index + 1), ...cards.slice(spot.index)]);
}

/** Without any card in a zone. */
export const emptied = (position: Position, place: Place): Position => withCards(position, place, []);

/** The card becomes the first of its zone: the top one of a deck. */
export function putFirst(position: Position, spot: Spot): Position {
  const cards = cardsAt(position, spot);
  const others = cards.filter((_, index) => index !== spot.index);
  return withCards(position, spot, [...cards.slice(spot.index, spot.index + 1), ...others]);
}

export function grouped(cards: readonly PlacedCard[]): readonly CardGroup[] {
  const groups: CardGroup[] = [];
  cards.forEach((card, index) => {
    const last = groups.at(-1);
    if (last !== undefined && JSON.stringify(last.card) === JSON.stringify(card))
      groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push({ card, count: 1, index });
  });
  return groups;
}

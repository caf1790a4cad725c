import type { Game, Opportunity } from '../../effects/state/game.ts';
import { gameWith } from '../../effects/state/gameWith.ts';
import type { FactBody } from '../../effects/state/reported/facts.ts';
import {
  type CardId,
  type CardObject,
  type ObjectId,
  PLAYERS,
  type Player,
  type RandomState,
  type Zone,
} from '../../table/nouns.ts';
import { changed, findObject } from '../../table/objects.ts';
import { seedRandom, shuffled } from '../../table/random.ts';
import { lyingIn } from '../../table/seals.ts';
import { hidesCardsBelow, mayKnow } from '../../table/view.ts';
import { byZone, ZONES } from '../../table/zones.ts';
import type { ChartSnapshot } from '../runtime/runtime.ts';
import type { KnownCards } from '../views/knownCards.ts';

/** What a player knows of cards that the table hides from them. */
export interface HiddenKnowledge {
  readonly viewer: Player;
  /** Objects that the player has seen where they lie now. */
  readonly seen: ReadonlySet<ObjectId>;
  /** Cards that lie in a zone for certain, wherever in it. */
  readonly certain: KnownCards;
}

/** The places of a zone in which any of some cards may lie, and the cards that lie in some of them for certain. */
interface Places {
  /** What lies there in truth. */
  readonly cards: readonly CardId[];
  readonly certain: readonly CardId[];
}

/** Places among which the rest of their cards is dealt: those of a main deck, or those of a super GR zone. */
type Unknown = readonly Places[];

/** Which card lies where another one does in truth. */
type Exchange = ReadonlyMap<CardId, CardId>;

/**
 * Deals the cards that a player does not know anew, each possible deal equally likely: from a seed the charts as they may be as well.
 * What is dealt depends on the seed and on what the player knows, and so tells nothing else.
 * @returns undefined where the running procedure has drawn at random already, or has hidden a card that was seen before it.
 */
export function dealerOf(
  charts: ChartSnapshot,
  known: HiddenKnowledge,
): ((seed: number) => ChartSnapshot) | undefined {
  const { game, paused } = charts.context;
  const unknown = PLAYERS.flatMap((owner) => unknownOf(game, owner, known));
  const hidden = new Set(unknown.flat().flatMap(({ cards }) => cards));
  if (paused !== undefined) {
    const { start } = paused;
    if (!isSameState(start.random, game.random)) return undefined;
    if (visibleCards(start, known.viewer).some((card) => hidden.has(card))) return undefined;
  }
  return (seed) => dealt(charts, unknown, seedRandom(seed));
}

function dealt(charts: ChartSnapshot, unknown: readonly Unknown[], seeded: RandomState): ChartSnapshot {
  const { context } = charts;
  const { paused } = context;
  const [exchange, random] = exchangeFor(unknown, context.game, seeded);
  const game = withCards(context.game, exchange, random);
  const start = paused && withCards(paused.start, exchange, random);
  const named = (opportunity: Opportunity): Opportunity => ({
    ...opportunity,
    event: renamed(opportunity.event, game, exchange),
  });
  return {
    ...charts,
    context: {
      ...context,
      game,
      paused: paused && start && { ...paused, start, opened: paused.opened.map(named) },
      opened: context.opened.map(named),
      facts: [],
    },
  };
}

function exchangeFor(
  unknown: readonly Unknown[],
  { cards }: Game,
  seeded: RandomState,
): readonly [Exchange, RandomState] {
  let random = seeded;
  const mix = (some: readonly CardId[]): readonly CardId[] => {
    const [mixed, next] = shuffled(some, random);
    random = next;
    return mixed;
  };
  const nameOf = (card: CardId): string => cards[card]?.name ?? '';
  // By name, so that the order tells nothing.
  const inOrder = (some: readonly CardId[]): readonly CardId[] =>
    some.toSorted((one, other) =>
      nameOf(one) === nameOf(other) ? one - other : nameOf(one) < nameOf(other) ? -1 : 1,
    );
  const exchange = new Map<CardId, CardId>();
  for (const places of unknown) {
    const certain = new Set(places.flatMap((one) => one.certain));
    const rest = [...mix(inOrder(places.flatMap((one) => one.cards).filter((card) => !certain.has(card))))];
    for (const place of places) {
      const dealtHere = rest.splice(0, place.cards.length - place.certain.length);
      const lie = place.certain.length === 0 ? dealtHere : mix([...inOrder(place.certain), ...dealtHere]);
      place.cards.forEach((card, index) => {
        exchange.set(card, lie[index] ?? card);
      });
    }
  }
  return [exchange, random];
}

/** The game with other cards in the places of hidden ones. Objects keep their ids, so that everything that names them still does. */
function withCards(game: Game, exchange: Exchange, random: RandomState): Game {
  const dealtTo = (player: Player) => byZone((zone) => exchanged(game.zones[player][zone], exchange));
  const dealtGame = gameWith(game, { zones: { p1: dealtTo('p1'), p2: dealtTo('p2') }, random });
  const rename = (fact: FactBody): FactBody => renamed(fact, dealtGame, exchange);
  return gameWith(dealtGame, { thisTurn: game.thisTurn.map(rename), ofDuel: game.ofDuel?.map(rename) });
}

/** A fact about an object that may be another card now. */
function renamed(fact: FactBody, game: Game, exchange: Exchange): FactBody {
  const object = 'object' in fact ? findObject(game, fact.object) : undefined;
  if (object === undefined || !exchange.has(object.card)) return fact;
  return { ...fact, name: game.cards[object.card]?.name ?? '' } as FactBody;
}

function exchanged(objects: readonly CardObject[], exchange: Exchange): readonly CardObject[] {
  const isDealt = (card: CardId): boolean => exchange.has(card);
  if (!objects.some(({ card, under }) => isDealt(card) || under.some(isDealt))) return objects;
  return objects.map((object) => {
    const card = exchange.get(object.card) ?? object.card;
    const under = object.under.map((below) => exchange.get(below) ?? below);
    const isSame = card === object.card && under.every((below, index) => below === object.under[index]);
    return isSame ? object : changed(object, { card, under });
  });
}

function unknownOf(game: Game, owner: Player, known: HiddenKnowledge): readonly Unknown[] {
  const [superGR, others] = [ZONES.filter(isSuperGR), ZONES.filter((zone) => !isSuperGR(zone))];
  return [others, superGR].map((zones) => zones.map((zone) => placesIn(game, owner, zone, known)));
}

const isSuperGR = (zone: Zone): boolean => zone === 'superGRZone';

/** Zones in an order that the opponent sees. */
const ORDERED: ReadonlySet<Zone> = new Set<Zone>(['deck', 'shieldZone']);

function placesIn(game: Game, owner: Player, zone: Zone, { viewer, seen, certain }: HiddenKnowledge): Places {
  const left = new Map(certain[owner][zone]);
  const isCertain = ({ card }: CardObject): boolean => {
    const name = game.cards[card]?.name ?? '';
    const count = left.get(name) ?? 0;
    if (count > 0) left.set(name, count - 1);
    return count > 0;
  };
  const isOrdered = ORDERED.has(zone);
  const unplaced: CardObject[] = [];
  for (const object of game.zones[owner][zone])
    if (mayKnow(object, viewer) || (isOrdered && seen.has(object.id))) isCertain(object);
    else unplaced.push(object);
  // Of several with a name that is certain, those come first that the running procedure may have shown.
  unplaced.sort((one, other) => Number(seen.has(other.id)) - Number(seen.has(one.id)));
  const sure = unplaced.filter(isCertain);
  // In a hand no place is better than another: what is certain stays where it is.
  const open = isOrdered ? unplaced : unplaced.filter((object) => !sure.includes(object));
  return {
    cards: [...open.map(({ card }) => card), ...cardsBelowShields(game, owner, zone, viewer)],
    certain: isOrdered ? sure.map(({ card }) => card) : [],
  };
}

/** 113.2. The cards below the top ones of shields, of which a player knows none. */
const cardsBelowShields = (game: Game, owner: Player, zone: Zone, viewer: Player): readonly CardId[] =>
  zone === 'shieldZone'
    ? game.zones[owner].shieldZone.flatMap((object) => (hidesCardsBelow(object, viewer) ? object.under : []))
    : [];

const visibleCards = (game: Game, viewer: Player): readonly CardId[] =>
  PLAYERS.flatMap((owner) =>
    ZONES.flatMap((zone) =>
      lyingIn(game, owner, zone).flatMap((object) => (mayKnow(object, viewer) ? object.card : [])),
    ),
  );

const isSameState = (one: RandomState, other: RandomState): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

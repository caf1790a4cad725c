import { checkOptions, type KeysOf } from '../../boundary/checkKeys.ts';
import { checkView } from '../../boundary/checkView.ts';
import { OptionsError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import { reading } from '../../boundary/reading.ts';
import {
  type PlacedCard,
  type Position,
  type PositionZones,
  STARTS,
  type StartStep,
} from '../../engine/records/position.ts';
import { checkNumericSeed } from '../../engine/runtime/settings.ts';
import type { CardView, DuelView, VisibleCard } from '../../engine/views/duelView.ts';
import { type Counts, knownCards } from '../../engine/views/knownCards.ts';
import type { KnownFact } from '../../engine/views/knownFacts.ts';
import type { KnownPlaces } from '../../engine/views/knownPlaces.ts';
import type { PlayerKnowledge } from '../../engine/views/playerKnowledge.ts';
import type { Deck, DeckInput } from '../../library/deck.ts';
import type { Player, RandomState, Zone } from '../../table/nouns.ts';
import { nextRandom, seedRandom, shuffled } from '../../table/random.ts';
import { emptyZones } from '../../table/setUp.ts';
import { type HiddenCard, namesIn } from '../../table/view.ts';
import { ZONES } from '../../table/zones.ts';

/** What an agent believes about a deck: its list, or how likely each card is, as weights above 0 by name. */
export type DeckBelief = DeckInput | { readonly weights: Readonly<Record<string, number>> };

/** What an agent believes about both decks. */
export type DeckBeliefs = { readonly [P in Player]: DeckBelief };

/** Options of `determinize`. */
export interface DeterminizeOptions {
  readonly decks: DeckBeliefs;
  /** A whole number from 0 to 2^53 - 1; 0 by default. Each seed gives one of the possible positions. */
  readonly seed?: number;
}

const KEYS: KeysOf<DeterminizeOptions> = { decks: true, seed: true };

/** Zones whose hidden cards come from the main deck, in the order in which they are filled. */
const FILLED = ['hand', 'manaZone', 'shieldZone', 'deck', 'battleZone'] as const satisfies readonly Zone[];

const MAX_COPIES = 4;

/**
 * A position that agrees with everything a player knows: what the view shows, the cards of hidden zones known from the log, seen cards
 * at their places, and the decks.
 * All other cards are drawn at random from what the decks have left. It depends on nothing but its arguments.
 *
 * A position is the table at the start of a step: it has no lasting effects, no attack in progress and nothing on standby.
 * @param known `duel.known(view.viewer)`, or `duel.logFor(view.viewer)`, which has no places; undefined if neither is available.
 * @throws {OptionsError} if `view` is not a view, `known` is neither a log nor what a player knows, a deck cannot be the deck of its
 *   player, or another option is invalid.
 */
export function determinize(
  view: DuelView,
  known: PlayerKnowledge | readonly KnownFact[] | undefined,
  options: DeterminizeOptions,
): Position {
  const { seed = 0, decks } = checkOptions('options', options, KEYS);
  return determinizer(view, known, decks)(checkNumericSeed(seed));
}

/** @throws {OptionsError} if it is neither a log nor what a player knows. */
function knowledgeIn(known: PlayerKnowledge | readonly KnownFact[] | undefined): Partial<PlayerKnowledge> {
  return reading('known', known, 'duel.known(player) or duel.logFor(player)', () => {
    if (known === undefined) return {};
    return 'log' in known ? { log: known.log, places: known.places } : { log: known };
  });
}

/** `determinize` for many seeds: what the player knows is worked out once. */
export function determinizer(
  view: DuelView,
  known: PlayerKnowledge | readonly KnownFact[] | undefined,
  decks: DeckBeliefs,
): (seed: number) => Position {
  checkView(view);
  const { log, places } = knowledgeIn(known);
  const counts = reading('known', known, 'duel.known(player) or duel.logFor(player)', () =>
    knownCards(log ?? [], view.viewer),
  );
  const zonesOf = (player: Player, random: Draws): PositionZones => {
    const belief: unknown = decks?.[player];
    if (!isBelief(belief))
      throw new OptionsError(
        `decks.${player}: expected a list of card names, a deck or { weights: { name: number } }, not ${formatValue(belief)}.`,
      );
    return new HiddenCards(view, player, belief, random, places?.[player]).zones(counts[player]);
  };
  return (seed) => {
    const random = new Draws(seed);
    return {
      turn: Math.max(1, view.turn),
      active: view.active,
      step: stepOf(view.state),
      players: { p1: zonesOf('p1', random), p2: zonesOf('p2', random) },
    };
  };
}

const isBelief = (belief: unknown): belief is DeckBelief =>
  typeof belief === 'object' &&
  belief !== null &&
  (Array.isArray(belief) || 'cards' in belief || 'weights' in belief);

const stepOf = (state: string): StartStep =>
  STARTS.find((step) => state.split('.')[1] === step) ?? 'startOfTurn';

/** Random draws from a seed. */
class Draws {
  #state: RandomState;

  constructor(seed: number) {
    this.#state = seedRandom(seed);
  }

  shuffled<T>(items: readonly T[]): T[] {
    const [result, state] = shuffled(items, this.#state);
    this.#state = state;
    return result;
  }

  /** A number from 0 up to 1, without 1. */
  share(): number {
    const [value, state] = nextRandom(this.#state);
    this.#state = state;
    return value / 0x1_0000_0000;
  }
}

const isDeck = (belief: DeckBelief): belief is Deck => 'cards' in belief;

/** The cards of one player, of which some are hidden from the viewer. */
class HiddenCards {
  readonly #view: DuelView;
  readonly #player: Player;
  readonly #belief: DeckBelief;
  readonly #random: Draws;
  readonly #places: KnownPlaces[Player] | undefined;

  constructor(
    view: DuelView,
    player: Player,
    belief: DeckBelief,
    random: Draws,
    places: KnownPlaces[Player] | undefined,
  ) {
    this.#places = places;
    this.#view = view;
    this.#player = player;
    this.#belief = belief;
    this.#random = random;
  }

  zones(known: { readonly [Z in Zone]: Counts }): PositionZones {
    const zones = emptyZones<PlacedCard>();
    const drawn = this.#draw(known);
    for (const zone of ZONES.filter((one) => one !== 'battleZone'))
      zones[zone] = this.#cards(zone).flatMap((card, index) =>
        isOnShield(card)
          ? []
          : {
              ...(card.hidden
                ? { name: this.#placeOf(zone, index) ?? drawn[zone]?.pop() ?? '', ...faceDown(card) }
                : placed(card)),
              ...below(card, drawn[zone]),
              ...this.#onShield(zone, index),
            },
      );
    zones.battleZone = this.#withSeals(drawn.battleZone ?? []);
    return zones;
  }

  /** 113.2. The cards that lie face up on the shield at this index. */
  #onShield(zone: Zone, index: number): Pick<PlacedCard, 'bears'> {
    const on = this.#cards(zone).filter((card) => isOnShield(card) && card.attachedShield === index);
    return on.length === 0 ? {} : { bears: visible(on).map(({ name }) => ({ name })) };
  }

  /** 116.1, 303.3, 305.2. The cards of the battle zone, each with such seals as the view shows on it, and what it bears. */
  #withSeals(names: string[]): readonly PlacedCard[] {
    const cards = this.#cards('battleZone');
    const sealNames = new Map<number, string[]>();
    for (const card of cards) {
      if (!card.hidden || card.seal === undefined) continue;
      sealNames.set(card.seal.on, [...(sealNames.get(card.seal.on) ?? []), names.pop() ?? '']);
    }
    const there = visible(cards);
    const sealsOn = ({ id }: VisibleCard): Pick<PlacedCard, 'seals'> => {
      const seals = sealNames.get(id);
      return seals === undefined ? {} : { seals };
    };
    const isBorne = ({ attachedTo }: VisibleCard): boolean => there.some(({ id }) => id === attachedTo);
    return there
      .filter((card) => !isBorne(card))
      .map((card) => {
        const bears = there
          .filter(({ attachedTo }) => attachedTo === card.id)
          .map((one) => ({ ...gear(one), ...sealsOn(one) }));
        return { ...placed(card), ...(bears.length === 0 ? {} : { bears }), ...sealsOn(card) };
      });
  }

  #cards(zone: Zone): readonly CardView[] {
    return this.#view.zones[this.#player][zone];
  }

  #hiddenIn(zone: Zone): number {
    const cards = this.#cards(zone);
    return (
      cards.filter(({ hidden }) => hidden).length + cards.reduce((sum, card) => sum + countBelow(card), 0)
    );
  }

  /** The name of the card at this index if the viewer has seen it there. */
  #placeOf(zone: Zone, index: number): string | undefined {
    return zone === 'deck' || zone === 'shieldZone' ? this.#places?.[zone][index] : undefined;
  }

  /** The names of the hidden cards whose places are known. */
  #placedIn(zone: Zone): readonly string[] {
    return this.#cards(zone).flatMap(({ hidden }, index) => {
      const name = hidden ? this.#placeOf(zone, index) : undefined;
      return name === undefined ? [] : [name];
    });
  }

  /** The names of the hidden cards of each zone, in random order. */
  #draw(known: { readonly [Z in Zone]: Counts }): { readonly [Z in Zone]?: string[] } {
    const certain = FILLED.map((zone) => this.#certainIn(zone, known[zone]));
    const atPlaces = FILLED.map((zone) => this.#placedIn(zone));
    const wanted = FILLED.map(
      (zone, index) => this.#hiddenIn(zone) - (certain[index]?.length ?? 0) - (atPlaces[index]?.length ?? 0),
    );
    const rest = this.#rest(
      [...certain.flat(), ...atPlaces.flat()],
      wanted.reduce((sum, one) => sum + one, 0),
    );
    const filled: { [Z in Zone]?: string[] } = { superGRZone: this.#superGR() };
    FILLED.forEach((zone, index) => {
      filled[zone] = this.#random.shuffled([...(certain[index] ?? []), ...rest.splice(0, wanted[index])]);
    });
    return filled;
  }

  /** Cards that are certain to be among the hidden ones of a zone, at places that are not known. */
  #certainIn(zone: Zone, known: Counts): readonly string[] {
    if (this.#hiddenIn(zone) === 0) return [];
    const left = new Map(known);
    // 405.4. What is known of a mana zone is known of its face-down cards.
    const elsewhere =
      zone === 'manaZone' || zone === 'battleZone'
        ? []
        : this.#cards(zone).flatMap((card) => (card.hidden ? [] : [card.name]));
    for (const name of [...elsewhere, ...this.#placedIn(zone)])
      left.set(name, Math.max(0, (left.get(name) ?? 0) - 1));
    return [...left].flatMap(([name, count]) => Array.from({ length: count }, () => name));
  }

  /** The names of so many other cards, in random order. */
  #rest(certain: readonly string[], count: number): string[] {
    const seen = [...this.#seen(), ...certain];
    if ('weights' in this.#belief) return this.#likely(this.#belief.weights, seen, count);
    const left = this.#random.shuffled(
      this.#leftOf(isDeck(this.#belief) ? this.#belief.cards : this.#belief, seen),
    );
    if (left.length !== count)
      throw new OptionsError(
        `decks.${this.#player}: ${left.length} of its cards have not been seen, but ${count} are hidden. Expected the deck of this player.`,
      );
    return left;
  }

  #leftOf(cards: readonly string[], seen: readonly string[]): readonly string[] {
    const apart = isDeck(this.#belief)
      ? new Set([...this.#belief.hyperspatial, ...this.#belief.superGR])
      : new Set();
    const unexpected = without(seen, cards).find((name) => !apart.has(name));
    if (unexpected !== undefined)
      throw new OptionsError(
        `decks.${this.#player}: more cards "${unexpected}" have been seen than the deck has. Expected the deck of this player.`,
      );
    return without(cards, seen);
  }

  /** Cards that the viewer sees, with those under others. */
  #seen(): readonly string[] {
    return ZONES.flatMap((zone) =>
      zone === 'hyperspatialZone'
        ? []
        : this.#cards(zone).flatMap((card) => (card.hidden ? [] : namesIn(card))),
    );
  }

  #likely(weights: Readonly<Record<string, number>>, seen: readonly string[], count: number): string[] {
    const copies = new Map<string, number>();
    const countCopy = (name: string): void => {
      copies.set(name, (copies.get(name) ?? 0) + 1);
    };
    seen.forEach(countCopy);
    return Array.from({ length: count }, () => {
      const open = Object.entries(weights).filter(
        ([name, weight]) => weight > 0 && (copies.get(name) ?? 0) < MAX_COPIES,
      );
      const name = atShare(open, this.#random.share());
      if (name === undefined)
        throw new OptionsError(
          `decks.${this.#player}.weights: expected weights above 0 for enough cards to fill ${count} places with at most ${MAX_COPIES} of each.`,
        );
      countCopy(name);
      return name;
    });
  }

  /** The names of the cards of the super GR zone. A card that the viewer sees elsewhere began there if the deck does not have it. */
  #superGR(): string[] {
    if (this.#hiddenIn('superGRZone') === 0) return [];
    const deck = isDeck(this.#belief) ? this.#belief : { cards: [], superGR: [] };
    const left = without(deck.superGR, without(this.#seen(), deck.cards));
    if (left.length < this.#hiddenIn('superGRZone'))
      throw new OptionsError(`decks.${this.#player}: expected a deck with the cards of its super GR zone.`);
    return this.#random.shuffled(left);
  }
}

/** The names without those of the second list, each as often as it stands there. */
function without(names: readonly string[], others: readonly string[]): string[] {
  const left = [...names];
  for (const name of others) {
    const index = left.indexOf(name);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

const visible = (cards: readonly CardView[]): readonly VisibleCard[] =>
  cards.flatMap((card) => (card.hidden ? [] : [card]));

/** The name at this share, from 0 to 1, of all weights. */
function atShare(
  weights: readonly (readonly [name: string, weight: number])[],
  share: number,
): string | undefined {
  let left = share * weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of weights) {
    left -= weight;
    if (left < 0) return name;
  }
  return weights.at(-1)?.[0];
}

/** 113.2. Whether a card lies face up on a shield. */
const isOnShield = (card: CardView): card is VisibleCard =>
  !card.hidden && card.zone === 'shieldZone' && card.attachedShield !== undefined;

/** 113.2. How many cards lie hidden below the top one of a shield. */
const countBelow = (card: CardView): number =>
  card.cards === undefined || (!card.hidden && card.under.length > 0) ? 0 : card.cards - 1;

/** 113.2. As many of the drawn cards as lie hidden below a shield. */
function below(card: CardView, drawn: string[] | undefined): Pick<PlacedCard, 'over'> {
  const count = countBelow(card);
  return count === 0 ? {} : { over: Array.from({ length: count }, () => drawn?.pop() ?? '') };
}

/** 405.5. How a card of a mana zone lies that only its owner may look at. */
const faceDown = ({ mana }: HiddenCard): Partial<PlacedCard> =>
  mana === undefined ? {} : { faceDown: true, ...(mana === 'tapped' ? { tapped: true } : {}) };

const gear = ({ name, arrivedThisTurn }: VisibleCard) => ({
  name,
  ...(arrivedThisTurn ? { fresh: true } : {}),
});

const placed = ({
  name,
  tapped,
  faceUp,
  faceDown,
  zone,
  arrivedThisTurn,
  under,
  links,
}: VisibleCard): PlacedCard => ({
  name,
  ...(tapped ? { tapped } : {}),
  ...(faceUp ? { faceUp } : {}),
  ...(faceDown ? { faceDown } : {}),
  ...(zone === 'battleZone' && arrivedThisTurn ? { fresh: true } : {}),
  ...(under.length === 0 ? {} : { over: under }),
  ...(links.length === 0
    ? {}
    : {
        links: links.map((link) => ({
          name: link.name,
          x: link.x,
          y: link.y,
          ...(link.under.length === 0 ? {} : { over: link.under }),
        })),
      }),
});

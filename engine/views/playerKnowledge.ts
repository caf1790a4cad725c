import type { CardPool, CardType } from '../../effects/language/vocabulary.ts';
import type { KnownFact } from './knownFacts.ts';
import type { KnownPlaces } from './knownPlaces.ts';

/** What is printed on a card, as far as simple agents need it. */
export interface PrintedValues {
  readonly type: CardType;
  readonly cost: number;
  /** Undefined if it is not a creature. */
  readonly power: number | undefined;
}

/** What a player knows besides the view, and duels as they may be for all that the player knows. */
export interface PlayerKnowledge<Sample = unknown> {
  /** All facts so far, as in `duel.logFor(player)`; computed when it is first read. */
  readonly log: readonly KnownFact[];
  /**
   * Names of cards that the player has seen in decks and shield zones and that lie there still, at their indexes; computed when it is
   * first read.
   */
  readonly places: KnownPlaces;
  /** What is printed on a card of the duel, including custom cards; undefined if there is no such card. */
  readonly printed: (name: string) => PrintedValues | undefined;
  /** `duel.sampler()`, for the player of the open decision and as long as it is open. */
  readonly sampler?: () => ((seed: number) => Sample) | undefined;
}

export function printedIn(cards: CardPool, name: string): PrintedValues | undefined {
  const card = cards.get(name);
  return card === undefined
    ? undefined
    : Object.freeze({ type: card.type, cost: card.cost, power: card.power });
}

/**
 * @param facts what the player may know of the log; called when it is first read.
 * @param placed called when `places` is first read.
 */
export function knowledgeOf<Sample>(
  cards: CardPool,
  facts: () => readonly KnownFact[],
  placed: () => KnownPlaces,
  sampler: Required<PlayerKnowledge<Sample>>['sampler'],
): PlayerKnowledge<Sample> {
  let log: readonly KnownFact[] | undefined;
  let places: KnownPlaces | undefined;
  return Object.freeze({
    printed: (name: string) => printedIn(cards, name),
    sampler,
    get log() {
      log ??= facts();
      return log;
    },
    get places() {
      places ??= placed();
      return places;
    },
  });
}

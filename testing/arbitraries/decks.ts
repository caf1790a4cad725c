import fc, { type Arbitrary } from 'fast-check';
import { allCards } from '../../cards/allCards.ts';
import { CARD_TYPE_FACTS, CARD_TYPES } from '../../effects/language/cardTypes.ts';
import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import type { Deck } from '../../engine/deck.ts';
import { OptionsError } from '../../engine/errors.ts';

/** From which cards a deck is made. */
export interface DeckOptions {
  /** Cards by definition; the simplest first, since decks shrink to those. All that come with the engine when not given. */
  readonly cards?: readonly CardDefinition[];
  /** How often a card is picked, by its name; 1 when not given. */
  readonly weights?: Readonly<Record<string, number>>;
}

/** 100.3, 100.4. Cards with a zone of their own lie outside of the deck. */
export const isForDecks = ({ type }: CardDefinition): boolean => CARD_TYPE_FACTS[type].home === undefined;

/** Cards that come with the engine, those with the least text first. */
export const registeredForDecks: readonly CardDefinition[] = allCards
  .filter(isForDecks)
  .toSorted(
    (one, other) => one.abilities.length - other.abilities.length || typeOrder(one) - typeOrder(other),
  );

function typeOrder({ type }: CardDefinition): number {
  return CARD_TYPES.indexOf(type);
}

/** How a deck is picked: so many copies of the card at each number; the rest is filled from the first card on. */
export type DeckPicks = readonly (readonly [pick: number, copies: number])[];

export const deckPicks: Arbitrary<DeckPicks> = fc.array(
  fc.tuple(fc.nat({ max: 9999 }), fc.integer({ min: 1, max: 4 })),
  { maxLength: 14, size: 'max' },
);

/** 100.2. Forty cards, at most four of a name. `wanted` are in it anyway. */
export function deckFrom(
  names: readonly string[],
  picks: DeckPicks,
  wanted: readonly (readonly [name: string, copies: number])[] = [],
): readonly string[] {
  const counts = new Map<string, number>();
  let left = 40;
  const add = (name: string | undefined, copies: number): void => {
    if (name === undefined) return;
    const had = counts.get(name) ?? 0;
    const more = Math.max(0, Math.min(copies, 4 - had, left));
    counts.set(name, had + more);
    left -= more;
  };
  for (const [name, copies] of wanted) add(name, copies);
  for (const [pick, copies] of picks) add(names[pick % names.length], copies);
  for (const name of names) add(name, 4);
  return [...counts].flatMap(([name, count]) => Array<string>(count).fill(name));
}

/**
 * A legal deck (100.2): forty cards, at most four of a name. Shrinks to the first cards of the pool.
 * @throws {OptionsError} for a pool of fewer than ten cards.
 */
export function deckArbitrary({
  cards = registeredForDecks,
  weights = {},
}: DeckOptions = {}): Arbitrary<Deck> {
  const names = cards.filter(isForDecks).map(({ name }) => name);
  if (new Set(names).size < 10)
    throw new OptionsError(`A deck needs at least ten different cards to be made of, not ${names.length}.`);
  const heavy = names.flatMap((name) =>
    Array<string>(Math.max(0, Math.round(weights[name] ?? 1))).fill(name),
  );
  const pool = [...heavy, ...names];
  return deckPicks.map((picks) => ({
    name: undefined,
    cards: deckFrom(pool, picks),
    hyperspatial: [],
    superGR: [],
  }));
}

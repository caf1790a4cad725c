import fc, { type Arbitrary } from 'fast-check';
import { checkOptions, type KeysOf } from '../../boundary/checkKeys.ts';
import { OptionsError } from '../../boundary/errors.ts';
import { allCards } from '../../cards/allCards.ts';
import { CARD_TYPE_FACTS, CARD_TYPES, type CardType } from '../../effects/language/cardTypes.ts';
import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import type { Deck } from '../../library/deck.ts';

/** Options of `deckArbitrary`. */
export interface DeckArbitraryOptions {
  /** The pool, simplest cards first, since decks shrink to those. Default: all registered cards. */
  readonly cards?: readonly CardDefinition[];
  /** The weight of each card by name. Default: 1. */
  readonly weights?: Readonly<Record<string, number>>;
}

/** 701.29a, 812.3. Cards that begin the duel in the battle zone as a set, of which a deck has one (100.5). */
const OF_A_SET: ReadonlySet<CardType> = new Set(['rite', 'nebula', 'finalForbiddenField']);

/** 100.3, 100.4. Cards whose type has another home zone are not part of the main deck. */
export const isMainDeckCard = ({ type }: CardDefinition): boolean =>
  CARD_TYPE_FACTS[type].home === undefined && !OF_A_SET.has(type);

/** The registered cards of the main deck, those with the fewest abilities first. */
export const mainDeckCards: readonly CardDefinition[] = allCards
  .filter(isMainDeckCard)
  .toSorted(
    (one, other) => one.abilities.length - other.abilities.length || typeOrder(one) - typeOrder(other),
  );

function typeOrder({ type }: CardDefinition): number {
  return CARD_TYPES.indexOf(type);
}

/** The cards of a deck as indexes into the pool and numbers of copies. The rest is filled up from the start of the pool. */
export type DeckPicks = readonly (readonly [pick: number, copies: number])[];

export const deckPicks: Arbitrary<DeckPicks> = fc.array(
  fc.tuple(fc.nat({ max: 9999 }), fc.integer({ min: 1, max: 4 })),
  { maxLength: 14, size: 'max' },
);

/** 100.2. Forty cards, or as many as a rule plus asks for (314.3a), at most four of each name, including those in `required`. */
export function deckFrom(
  names: readonly string[],
  picks: DeckPicks,
  required: readonly (readonly [name: string, copies: number])[] = [],
  size = 40,
): readonly string[] {
  const counts = new Map<string, number>();
  let left = size;
  const add = (name: string | undefined, copies: number): void => {
    if (name === undefined) return;
    const had = counts.get(name) ?? 0;
    const more = Math.max(0, Math.min(copies, 4 - had, left));
    counts.set(name, had + more);
    left -= more;
  };
  for (const [name, copies] of required) add(name, copies);
  for (const [pick, copies] of picks) add(names[pick % names.length], copies);
  for (const name of names) add(name, 4);
  return [...counts].flatMap(([name, count]) => Array<string>(count).fill(name));
}

const KEYS: KeysOf<DeckArbitraryOptions> = { cards: true, weights: true };

/**
 * A legal deck (100.2): forty cards, at most four of each name. Shrinks to the first cards of the pool.
 * @throws {OptionsError} if the pool has fewer than ten different cards.
 */
export function deckArbitrary(options: DeckArbitraryOptions = {}): Arbitrary<Deck> {
  checkOptions('deckArbitrary', options, KEYS);
  const { cards = mainDeckCards, weights = {} } = options;
  const names = cards.filter(isMainDeckCard).map(({ name }) => name);
  if (new Set(names).size < 10)
    throw new OptionsError(
      `deckArbitrary: the pool has ${new Set(names).size} different cards for a main deck, expected at least 10.`,
    );
  const weighted = names.flatMap((name) =>
    Array<string>(Math.max(0, Math.round(weights[name] ?? 1))).fill(name),
  );
  const pool = [...weighted, ...names];
  return deckPicks.map((picks) => ({
    name: undefined,
    cards: deckFrom(pool, picks),
    hyperspatial: [],
    superGR: [],
  }));
}

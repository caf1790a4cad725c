import type { CardDefinition, CardPool } from '../effects/language/vocabulary.ts';
import { type Caches, DuelCaches, noCaches, PoolCache } from '../effects/state/caches.ts';
import { defineCard } from './cards.ts';
import { CardError } from './errors.ts';
import { suggestion } from './nearest.ts';
import { shown } from './shown.ts';

/** A card pool, and the answers that were worked out for it. */
export class IndexedPool extends Map<string, CardDefinition> {
  readonly cache = new PoolCache();
}

/** Cards by name; of two with one name the last. */
export const poolOf = (cards: readonly CardDefinition[]): IndexedPool =>
  new IndexedPool(cards.map((card) => [card.name, card]));

/**
 * Checks each card of a list.
 * @throws {CardError} when it is not a list, or a card in it is not well formed.
 */
export function checkCards(cards: unknown): readonly CardDefinition[] {
  if (!Array.isArray(cards)) throw new CardError(`"cards" is a list of cards, not ${shown(cards)}.`);
  return cards.map((card: CardDefinition) => defineCard(card));
}

/**
 * The card of exactly this name.
 * @throws {CardError} when there is none; the message suggests the nearest names.
 */
export function cardIn(pool: CardPool, name: string): CardDefinition {
  const found = pool.get(name);
  if (found === undefined) throw new CardError(`There is no card "${name}".${suggestion(name, pool.keys())}`);
  return found;
}

/**
 * The pool of a duel: the engine's cards, those that are not for decks, and the user's own. An own card replaces one of the
 * engine's of the same name. Without cards to add it is the engine's pool itself.
 * @throws {CardError} for own cards that are not a list of well-formed cards.
 */
export function poolWith(
  library: IndexedPool,
  own: unknown = [],
  besides: readonly CardDefinition[] = [],
): IndexedPool {
  const added = [...besides, ...checkCards(own)];
  return added.length === 0 ? library : new IndexedPool([...library, ...poolOf(added)]);
}

/** The caches of a new duel. Duels with the same pool share what was worked out for it. */
export const cachesFor = (pool: IndexedPool, caches: 'on' | 'off'): Caches =>
  caches === 'off' ? noCaches : new DuelCaches(pool.cache);

/** The cards of a pool that the engine does not have, or has otherwise; `besides` are those that a duel adds by itself. */
export function ownCards(
  pool: CardPool,
  library: CardPool,
  besides: readonly CardDefinition[] = [],
): readonly CardDefinition[] {
  if (pool === library) return [];
  const known: CardPool = new Map([...library, ...poolOf(besides)]);
  return [...pool.values()].filter((card) => {
    const same = known.get(card.name);
    return same !== card && JSON.stringify(same) !== JSON.stringify(card);
  });
}

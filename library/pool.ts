import { CardError } from '../boundary/errors.ts';
import { formatName, formatValue, messageOf } from '../boundary/formatValue.ts';
import { NameIndex } from '../boundary/names/nameIndex.ts';
import { type CardSource, sourcesOf } from '../effects/language/cardList.ts';
import type { CardDefinition, CardPool } from '../effects/language/vocabulary.ts';
import { type Caches, DuelCaches, noCaches, PoolCache } from '../effects/state/caches.ts';
import { EXPECTATIONS, PROBLEMS } from '../table/sentences/problems.ts';
import { defineCard } from './cards.ts';

const byName = (sources: Iterable<CardSource>): ReadonlyMap<string, CardSource> =>
  new Map(Array.from(sources, (source) => [source.name, source]));

/** A card pool with a cache of answers computed for it. Cards that are stored are read when they are asked for. */
export class IndexedPool implements CardPool {
  readonly #own: ReadonlyMap<string, CardSource>;
  /** The pool that this one extends, which extends none. Most duels with custom cards never ask for all cards. */
  readonly #base: IndexedPool | undefined;
  #all: ReadonlyMap<string, CardSource> | undefined;
  readonly cache: PoolCache;
  /** This pool with each frozen list of cards that a duel has added to it. */
  readonly #extended = new WeakMap<readonly CardDefinition[], IndexedPool>();
  #names: NameIndex | undefined;
  #cards: ReadonlyMap<string, CardDefinition> | undefined;
  #list: readonly CardDefinition[] | undefined;

  constructor(own: ReadonlyMap<string, CardSource>, base?: IndexedPool) {
    this.#own = own;
    this.#base = base;
    this.cache = new PoolCache(base?.cache);
  }

  get size(): number {
    return this.#sources.size;
  }

  has(name: string): boolean {
    return this.#own.has(name) || this.#base?.has(name) === true;
  }

  get(name: string): CardDefinition | undefined {
    return this.#own.get(name)?.card ?? this.#base?.get(name);
  }

  keys(): MapIterator<string> {
    return this.#sources.keys();
  }

  values(): MapIterator<CardDefinition> {
    return this.#read.values();
  }

  entries(): MapIterator<[string, CardDefinition]> {
    return this.#read.entries();
  }

  [Symbol.iterator](): MapIterator<[string, CardDefinition]> {
    return this.entries();
  }

  forEach(see: (card: CardDefinition, name: string, pool: CardPool) => void): void {
    this.#read.forEach(see);
  }

  /** The names of its cards, to find similar ones. */
  get names(): NameIndex {
    this.#names ??= new NameIndex(this.keys());
    return this.#names;
  }

  /**
   * This pool with more cards, which replace its cards of the same names. The same pool, with its cache, for the same list: so the list
   * must be frozen, and so must its cards.
   */
  extendedBy(cards: readonly CardDefinition[]): IndexedPool {
    const known = this.#extended.get(cards) ?? this.with(cards);
    this.#extended.set(cards, known);
    return known;
  }

  with(cards: readonly CardDefinition[]): IndexedPool {
    const added = byName(sourcesOf(cards));
    return this.#base === undefined
      ? new IndexedPool(added, this)
      : new IndexedPool(new Map([...this.#own, ...added]), this.#base);
  }

  /** All cards, as a frozen list. */
  get list(): readonly CardDefinition[] {
    this.#list ??= Object.freeze([...this.values()]);
    return this.#list;
  }

  get #sources(): ReadonlyMap<string, CardSource> {
    this.#all ??= this.#base === undefined ? this.#own : new Map([...this.#base.#own, ...this.#own]);
    return this.#all;
  }

  /** All cards by name. */
  get #read(): ReadonlyMap<string, CardDefinition> {
    this.#cards ??= new Map(Array.from(this.#sources.values(), ({ name, card }) => [name, card]));
    return this.#cards;
  }
}

/** The names of the cards of a pool, to find similar ones. */
export const namesIn = (pool: CardPool): NameIndex =>
  pool instanceof IndexedPool ? pool.names : new NameIndex(pool.keys());

/** Cards by name; if two have the same name, the last one is used. */
export const poolOf = (cards: readonly CardDefinition[]): IndexedPool =>
  new IndexedPool(byName(sourcesOf(cards)));

/**
 * Checks a list of cards.
 * @throws {CardError} if the value is not a list or one of the cards is invalid.
 */
export function checkCards(cards: unknown): readonly CardDefinition[] {
  if (!Array.isArray(cards))
    throw new CardError(PROBLEMS.expected('cards', EXPECTATIONS.cardList, formatValue(cards)));
  try {
    return Array.from(cards, (card: CardDefinition) => defineCard(card));
  } catch (cause) {
    if (cause instanceof CardError) throw cause;
    throw new CardError(PROBLEMS.readingThrew('cards', formatValue(messageOf(cause))));
  }
}

/**
 * Finds a card by its exact name.
 * @throws {CardError} if the name is not a string or there is no such card; the message suggests similar names.
 */
export function cardIn(pool: CardPool, name: string): CardDefinition {
  if (typeof name !== 'string')
    throw new CardError(PROBLEMS.expectedHere(EXPECTATIONS.knownName, formatValue(name)));
  const found = pool.get(name);
  if (found === undefined)
    throw new CardError(`${PROBLEMS.unknownCard(formatName(name))}${namesIn(pool).suggestion(name)}`);
  return found;
}

/**
 * The card pool of a duel: the engine's cards, the fillers of a position, and custom cards. A custom card replaces an
 * engine's card of the same name. If there is nothing to add, this is the engine's pool itself. Duels with the same frozen list of
 * frozen cards share a pool.
 * @throws {CardError} if `custom` is not a list of valid cards.
 */
export function poolWith(
  library: IndexedPool,
  custom: unknown = [],
  fillers: readonly CardDefinition[] = [],
): IndexedPool {
  const own = checkCards(custom);
  const base = fillers.length === 0 ? library : library.extendedBy(fillers);
  if (own.length === 0) return base;
  return isSameList(custom, own) && Object.isFrozen(custom) ? base.extendedBy(custom) : base.with(own);
}

/** Whether checked cards are those that were handed in, which is the case if all of them are frozen throughout. */
const isSameList = (custom: unknown, own: readonly CardDefinition[]): custom is readonly CardDefinition[] =>
  Array.isArray(custom) && own.every((card, index) => card === custom[index]);

/** The caches of a new duel. Duels with the same pool share its cache. */
export const cachesFor = (pool: IndexedPool, caches: 'on' | 'off'): Caches =>
  caches === 'off' ? noCaches : new DuelCaches(pool.cache);

/** The custom cards of a pool: those that are neither the engine's nor fillers, or differ from them. */
export function customCards(
  pool: CardPool,
  library: CardPool,
  fillers: readonly CardDefinition[] = [],
): readonly CardDefinition[] {
  if (pool === library) return [];
  const known: CardPool = new Map([...library, ...poolOf(fillers)]);
  return [...pool.values()].filter((card) => {
    const same = known.get(card.name);
    return same !== card && JSON.stringify(same) !== JSON.stringify(card);
  });
}

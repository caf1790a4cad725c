import { checkKeys, type KeysOf } from '../boundary/checkKeys.ts';
import { DeckError } from '../boundary/errors.ts';
import { formatName, formatValue } from '../boundary/formatValue.ts';
import { isFrozen } from '../boundary/frozenCopy.ts';
import { CARD_TYPE_FACTS } from '../effects/language/cardTypes.ts';
import { withArticle } from '../effects/language/grammar.ts';
import type { CardPool } from '../effects/language/vocabulary.ts';
import { beginningIn } from '../effects/questions/abilities/beginnings.ts';
import { hasNoCopyLimit, moreInDeck } from '../effects/questions/abilities/copiesInDeck.ts';
import { deepFreeze } from '../table/deepFreeze.ts';
import { EXPECTATIONS, PLACES, PROBLEMS } from '../table/sentences/problems.ts';
import { ZONE_FACTS } from '../table/zones.ts';
import { namesIn } from './pool.ts';

/** A deck of 40 cards by name (100.2), with its hyperspatial and super GR cards. */
export interface Deck {
  readonly name: string | undefined;
  readonly cards: readonly string[];
  /** 100.3. At most eight card names. */
  readonly hyperspatial: readonly string[];
  /** 100.4. Twelve card names, or none. */
  readonly superGR: readonly string[];
}

/** A deck as an argument: 40 card names, or a deck from `parseDeck`. */
export type DeckInput = readonly string[] | Deck;

/** Far more than any deck has: `999999 Aqua Hulcus` must not become a long list. */
const MAX_CARDS = 1000;

const DECK_KEYS: KeysOf<Deck> = { name: true, cards: true, hyperspatial: true, superGR: true };

const asDeck = (deck: DeckInput): Deck =>
  'cards' in deck ? deck : { name: undefined, cards: deck, hyperspatial: [], superGR: [] };

/**
 * A deck with lists of names, which need not exist.
 * @param where what the message calls the deck.
 * @throws {DeckError} if it is not a deck.
 */
function wellFormed(input: DeckInput, where: string): Deck {
  if (typeof input !== 'object' || input === null)
    throw new DeckError(PROBLEMS.expected(where, EXPECTATIONS.cardNameList, formatValue(input)));
  const deck = checkKeys(where, asDeck(input), DECK_KEYS, (message) => new DeckError(message));
  const lists = [deck.cards, deck.hyperspatial, deck.superGR];
  if (!lists.every((names) => Array.isArray(names)))
    throw new DeckError(PROBLEMS.expected(where, EXPECTATIONS.cardNameLists, formatValue(input)));
  const listed = lists.reduce((sum, names) => sum + names.length, 0);
  if (listed > MAX_CARDS) throw new DeckError(PROBLEMS.tooManyCards(where, `${listed}`, `${MAX_CARDS}`));
  for (const names of lists) {
    for (const name of names)
      if (typeof name !== 'string')
        throw new DeckError(PROBLEMS.expected(where, EXPECTATIONS.cardName, formatValue(name)));
  }
  return deck;
}

const SECTIONS = { 'hyperspatial:': 'hyperspatial', 'super GR:': 'superGR', 'deck:': 'cards' } as const;

const isSection = (line: string): line is keyof typeof SECTIONS => Object.hasOwn(SECTIONS, line);

/**
 * Reads a deck from text. Each line has a number and a card name (`4 Aqua Hulcus` or `4x Aqua Hulcus`). The first line that
 * starts with `#` names the deck; `hyperspatial:` and `super GR:` start those parts. Blank lines, and other lines that start
 * with `#` or `//`, are ignored. When a duel is created, the names are matched without case, accents and punctuation.
 * @throws {DeckError} if a line cannot be parsed, or there are more than 1000 cards; the message names the line.
 */
export function parseDeck(text: string): Deck {
  if (typeof text !== 'string')
    throw new DeckError(PROBLEMS.expected(PLACES.deck, EXPECTATIONS.text, formatValue(text)));
  const parts: Record<'cards' | 'hyperspatial' | 'superGR', string[]> = {
    cards: [],
    hyperspatial: [],
    superGR: [],
  };
  let name: string | undefined;
  let part: keyof typeof parts = 'cards';
  let listed = 0;
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('//')) return;
    if (line.startsWith('#')) {
      name ??= line.slice(1).trim();
      return;
    }
    if (isSection(line)) {
      part = SECTIONS[line];
      return;
    }
    const [, count, card] = /^(\d{1,2})x?\s+(.+)$/i.exec(line) ?? [];
    if (count === undefined || card === undefined) {
      throw new DeckError(
        PROBLEMS.expected(PLACES.line(`${index + 1}`), EXPECTATIONS.countedName, formatValue(line)),
      );
    }
    listed += Number(count);
    if (listed > MAX_CARDS)
      throw new DeckError(PROBLEMS.tooManyLines(PLACES.line(`${index + 1}`), `${MAX_CARDS}`));
    for (let copy = 0; copy < Number(count); copy++) parts[part].push(card);
  });
  return { name, ...parts };
}

interface Copies {
  readonly name: string;
  readonly count: number;
}

function countByName(names: readonly string[]): readonly Copies[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** Counts adjacent cards of the same name, keeping the order. */
function countRuns(names: readonly string[]): readonly Copies[] {
  const runs: { readonly name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count++;
    else runs.push({ name, count: 1 });
  }
  return runs;
}

function printWith(copiesOf: typeof countByName, deck: DeckInput): string {
  const { name, cards, hyperspatial, superGR } = asDeck(deck);
  const lines = (names: readonly string[]) =>
    copiesOf(names).map((copies) => `${copies.count} ${copies.name}`);
  return [
    ...(name === undefined ? [] : [`# ${name}`]),
    ...lines(cards),
    ...(hyperspatial.length === 0 ? [] : ['hyperspatial:', ...lines(hyperspatial)]),
    ...(superGR.length === 0 ? [] : ['super GR:', ...lines(superGR)]),
    '',
  ].join('\n');
}

/**
 * A deck as text for `parseDeck`. Cards of the same name share a line.
 * @throws {DeckError} if it is not a deck.
 */
export const printDeck = (deck: DeckInput): string => printWith(countByName, wellFormed(deck, 'Deck'));

/** A deck as text for `parseDeck`, with its cards in the given order, which determines the result of the shuffle. */
export const printDeckInOrder = (deck: DeckInput): string => printWith(countRuns, deck);

/** The name of a card as the pool has it. */
function nameInPool(name: string, pool: CardPool, whose: string): string {
  if (pool.has(name)) return name;
  const names = namesIn(pool);
  const [found, ...others] = names.like(name);
  if (found === undefined)
    throw new DeckError(
      `${PROBLEMS.unknownCardAt(PLACES.deckOf(whose), formatName(name))}${names.suggestion(name)}`,
    );
  if (others.length === 0) return found;
  const candidates = [found, ...others].map((one) => `"${one}"`).join(' or ');
  throw new DeckError(PROBLEMS.severalCards(PLACES.deckOf(whose), name, candidates));
}

/** Decks that were found legal, by pool and by the frozen input that they were made from: many duels begin with the same decks. */
const legalDecks = new WeakMap<CardPool, WeakMap<DeckInput, Deck>>();

/**
 * 100.2-100.4. Checks that a deck is legal, and returns a frozen copy of it with the names as the pool has them. The same copy for the
 * same frozen deck.
 * @param whose the name of the deck in error messages, such as `p1`.
 * @throws {DeckError} if the deck is illegal; the message names the deck, the card and the rule.
 */
export function checkDeck(input: DeckInput, pool: CardPool, whose: string): Deck {
  const known = legalDecks.get(pool)?.get(input);
  if (known !== undefined) return known;
  const deck = exactDeck(input, pool, whose);
  checkNumbers(deck, pool, whose);
  checkBeginnings(deck, pool, whose);
  checkZones(deck, pool, whose);
  if (isFrozen(input)) {
    const ofPool = legalDecks.get(pool) ?? new WeakMap<DeckInput, Deck>();
    legalDecks.set(pool, ofPool.set(input, deck));
  }
  return deck;
}

/**
 * A frozen copy of a deck of any size, with the names as the pool has them.
 * @throws {DeckError} if it is not a deck, or a name is unknown.
 */
export function exactDeck(input: DeckInput, pool: CardPool, whose: string): Deck {
  const deck = wellFormed(input, `Deck ${whose}`);
  const matched = (names: readonly string[]) => names.map((name) => nameInPool(name, pool, whose));
  return deepFreeze({
    name: deck.name,
    cards: matched(deck.cards),
    hyperspatial: matched(deck.hyperspatial),
    superGR: matched(deck.superGR),
  });
}

const sorted = (names: readonly string[]): readonly string[] =>
  [...names].sort((one, other) => (one === other ? 0 : one < other ? -1 : 1));

/** A deck with its cards by name: the order in which somebody listed them has no part in the duel. */
export const sortedDeck = ({ name, cards, hyperspatial, superGR }: Deck): Deck =>
  deepFreeze({
    name,
    cards: sorted(cards),
    hyperspatial: sorted(hyperspatial),
    superGR: sorted(superGR),
  });

/** 100.2. How many cards a deck has. */
const SIZE = 40;

/** 314.3, 314.3a. How many cards a deck has with these cards in the hyperspatial zone. */
const sizeOf = (hyperspatial: readonly string[], pool: CardPool): number =>
  hyperspatial.reduce((size, name) => {
    const card = pool.get(name);
    return card === undefined ? size : size + moreInDeck(card);
  }, SIZE);

function checkNumbers({ cards, hyperspatial, superGR }: Deck, pool: CardPool, whose: string): void {
  const size = sizeOf(hyperspatial, pool);
  if (cards.length !== size)
    throw new DeckError(
      PROBLEMS.deckSize(
        PLACES.deckOf(whose),
        `${cards.length}`,
        `${size}`,
        size === SIZE ? '100.2' : '314.3a',
      ),
    );
  if (hyperspatial.length > 8) {
    throw new DeckError(PROBLEMS.hyperspatialCount(PLACES.deckOf(whose), `${hyperspatial.length}`));
  }
  if (superGR.length !== 0 && superGR.length !== 12)
    throw new DeckError(PROBLEMS.superGRCount(PLACES.deckOf(whose), `${superGR.length}`));
  const isLimited = (name: string): boolean => {
    const card = pool.get(name);
    return card === undefined || !hasNoCopyLimit(card);
  };
  checkCopies(cards.filter(isLimited), 4, '100.2a', whose);
  checkCopies(hyperspatial.filter(isLimited), 4, '100.3a', whose);
  checkCopies(superGR.filter(isLimited), 2, '100.4a', whose);
}

/** 100.5. Of what begins the duel in the battle zone a deck has one card, by name. */
function checkBeginnings({ cards }: Deck, pool: CardPool, whose: string): void {
  const begins = (name: string): boolean => {
    const card = pool.get(name);
    return card !== undefined && beginningIn(card)?.kind === 'beginsInBattleZone';
  };
  const [first, second] = [...new Set(cards)].filter(begins);
  if (first !== undefined && second !== undefined)
    throw new DeckError(PROBLEMS.bothBegin(PLACES.deckOf(whose), first, second));
}

/** 100.2a, 100.3a, 100.4a. A part of a deck has no more cards of one name than this, unless they say otherwise. */
function checkCopies(names: readonly string[], limit: number, rule: string, whose: string): void {
  for (const { name, count } of countByName(names)) {
    if (count > limit)
      throw new DeckError(PROBLEMS.copies(PLACES.deckOf(whose), `${count}`, name, `${limit}`, rule));
  }
}

/** The parts of a deck that are apart from it, with the zone in which each begins the duel. */
const PARTS_APART = [
  { part: 'hyperspatial', zone: 'hyperspatialZone', rule: '407.1' },
  { part: 'superGR', zone: 'superGRZone', rule: '118.2' },
] as const;

/** 805.4, 807.4, 811.2. The rule by which cards of a type begin outside the deck. */
const BEGINS_APART = { hyperspatialZone: '407.1', superGRZone: '811.2' } as const;

/** 118.2, 407.1. Each part of a deck has cards of its own types only. */
function checkZones(deck: Deck, pool: CardPool, whose: string): void {
  for (const name of deck.cards) {
    const type = pool.get(name)?.type;
    const home = type === undefined ? undefined : CARD_TYPE_FACTS[type].home;
    if (type !== undefined && (home === 'hyperspatialZone' || home === 'superGRZone'))
      throw new DeckError(
        PROBLEMS.beginsApart(
          PLACES.deckOf(whose),
          name,
          withArticle(CARD_TYPE_FACTS[type].name),
          ZONE_FACTS[home].name,
          BEGINS_APART[home],
        ),
      );
  }
  for (const { part, zone, rule } of PARTS_APART) {
    for (const name of deck[part]) {
      const type = pool.get(name)?.type;
      if (type !== undefined && CARD_TYPE_FACTS[type].home !== zone)
        throw new DeckError(
          PROBLEMS.doesNotBegin(
            PLACES.deckOf(whose),
            name,
            withArticle(CARD_TYPE_FACTS[type].name),
            ZONE_FACTS[zone].name,
            rule,
          ),
        );
    }
  }
}

import type { CardPool } from '../effects/language/vocabulary.ts';
import { DeckError } from './errors.ts';
import { suggestion } from './nearest.ts';
import { shown } from './shown.ts';

/** A deck: 40 cards by name (100.2), and what is laid out besides it. */
export interface Deck {
  readonly name: string | undefined;
  readonly cards: readonly string[];
  /** 100.3. Up to eight cards. */
  readonly hyperspatial: readonly string[];
  /** 100.4. None, or twelve. */
  readonly superGR: readonly string[];
}

/** What may be handed in as a deck: 40 names, or a deck parsed from text. */
export type DeckInput = readonly string[] | Deck;

const asDeck = (deck: DeckInput): Deck =>
  'cards' in deck ? deck : { name: undefined, cards: deck, hyperspatial: [], superGR: [] };

const SECTIONS = { 'hyperspatial:': 'hyperspatial', 'super GR:': 'superGR', 'deck:': 'cards' } as const;

/**
 * A deck from text: a line a card, with how many of it (`4 Aqua Hulcus`). `# Name` names the deck; `hyperspatial:` and
 * `super GR:` begin those parts. Empty lines do not count. Whether the cards exist is looked at when a duel is created.
 * @throws {DeckError} with the number of the line that cannot be read.
 */
export function parseDeck(text: string): Deck {
  if (typeof text !== 'string') throw new DeckError(`A deck is parsed from text, not from ${shown(text)}.`);
  const parts: Record<'cards' | 'hyperspatial' | 'superGR', string[]> = {
    cards: [],
    hyperspatial: [],
    superGR: [],
  };
  let name: string | undefined;
  let part: keyof typeof parts = 'cards';
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim();
    if (line === '') return;
    if (line.startsWith('#')) {
      name ??= line.slice(1).trim();
      return;
    }
    if (Object.hasOwn(SECTIONS, line)) {
      part = SECTIONS[line as keyof typeof SECTIONS];
      return;
    }
    const [, count, card] = /^(\d{1,2})x?\s+(.+)$/.exec(line) ?? [];
    if (count === undefined || card === undefined) {
      throw new DeckError(
        `Line ${index + 1}: expected a number and a card name, such as "4 Aqua Hulcus", not "${line}".`,
      );
    }
    for (let copy = 0; copy < Number(count); copy++) parts[part].push(card);
  });
  return { name, ...parts };
}

const line = (name: string, count: number): string => `${count} ${name}`;

function together(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => line(name, count));
}

/** Neighbours of one name come together. */
function asLaid(names: readonly string[]): readonly string[] {
  const runs: { readonly name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count++;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => line(name, count));
}

function printWith(lines: typeof together, deck: DeckInput): string {
  const { name, cards, hyperspatial, superGR } = asDeck(deck);
  return [
    ...(name === undefined ? [] : [`# ${name}`]),
    ...lines(cards),
    ...(hyperspatial.length === 0 ? [] : ['hyperspatial:', ...lines(hyperspatial)]),
    ...(superGR.length === 0 ? [] : ['super GR:', ...lines(superGR)]),
    '',
  ].join('\n');
}

/** A deck as text: what `parseDeck` reads. Cards of one name come together. */
export const printDeck = (deck: DeckInput): string => printWith(together, deck);

/** A deck as text, in the order in which its cards were handed in: that is what the shuffle begins with. */
export const printDeckAsLaid = (deck: DeckInput): string => printWith(asLaid, deck);

/**
 * 100.2-100.4. A deck that may be played.
 * @throws {DeckError} that names the deck, the card and the rule.
 */
export function checkDeck(input: DeckInput, pool: CardPool, whose: string): Deck {
  if (typeof input !== 'object' || input === null) {
    throw new DeckError(`The deck of ${whose} must be a list of card names, not ${shown(input)}.`);
  }
  const deck = asDeck(input);
  const all = [deck.cards, deck.hyperspatial, deck.superGR];
  if (!all.every((names) => Array.isArray(names))) {
    throw new DeckError(
      `The deck of ${whose} must have lists of card names in cards, hyperspatial and superGR.`,
    );
  }
  for (const name of all.flat()) {
    if (typeof name !== 'string')
      throw new DeckError(`The deck of ${whose} holds ${shown(name)}, which is no card name.`);
    if (!pool.has(name)) {
      throw new DeckError(
        `The deck of ${whose} holds "${name}", which is no known card.${suggestion(name, pool.keys())}`,
      );
    }
  }
  if (deck.cards.length !== 40) {
    throw new DeckError(
      `The deck of ${whose} has ${deck.cards.length} cards; it must have exactly 40 (100.2).`,
    );
  }
  for (const names of all) {
    for (const line of together(names)) {
      const [, count, name] = /^(\d+) (.+)$/.exec(line) ?? [];
      if (Number(count) > 4)
        throw new DeckError(`The deck of ${whose} has ${count} of "${name}"; at most 4 are allowed (100.2).`);
    }
  }
  if (deck.hyperspatial.length > 8) {
    throw new DeckError(
      `The hyperspatial zone of ${whose} has ${deck.hyperspatial.length} cards; at most 8 are allowed (100.3).`,
    );
  }
  if (deck.superGR.length !== 0 && deck.superGR.length !== 12) {
    throw new DeckError(
      `The super GR zone of ${whose} has ${deck.superGR.length} cards; it must have none or 12 (100.4).`,
    );
  }
  return deck;
}

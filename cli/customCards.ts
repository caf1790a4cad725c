import { loadSets } from '@taiki/modern';
import { type CardDefinition, CardError, defineCard } from 'taiki';
import { modernDeck } from './deckChoice.ts';
import { Failure } from './failure.ts';
import { readText } from './files.ts';
import { FAILURES } from './speech/failures/failures.ts';

/** Where the cards come from that a command knows besides the built-in ones. */
export interface CardOptions {
  /** A JSON file. */
  readonly cards?: string;
  /** Sets of @taiki/modern, by name. */
  readonly sets?: readonly string[];
}

/** The options of a command that name decks, by name or path. */
interface NamedDecks {
  readonly deck?: string | readonly string[];
  readonly deck1?: string;
  readonly deck2?: string;
  readonly opponentDeck?: string;
}

/** The sets of the decks of @taiki/modern that are named. */
const setsOfDecks = ({ deck = [], deck1, deck2, opponentDeck }: NamedDecks): readonly string[] =>
  [deck, deck1 ?? [], deck2 ?? [], opponentDeck ?? []].flat().flatMap((name) => modernDeck(name)?.sets ?? []);

export const CARDS_OPTION = [
  '--cards <file>',
  'custom cards: a JSON file with a card or a list of cards, as taiki cards NAME --json prints them',
] as const;

const namesFrom = (text: string): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export const SETS_OPTION = [
  '--sets <sets>',
  'cards of today, by set, such as DM24-RP1; several with commas between them',
  namesFrom,
] as const;

/**
 * The cards of the sets, also of those that the decks need, then the cards of the file, which replace cards of the same name.
 * @throws {OptionsError} if a set is unknown.
 * @throws {Failure} if the file cannot be read or a card of it is invalid.
 */
export async function cardsFrom({
  cards,
  sets = [],
  ...decks
}: CardOptions & NamedDecks): Promise<readonly CardDefinition[]> {
  return [...(await loadSets([...sets, ...setsOfDecks(decks)])), ...customCards(cards)];
}

/**
 * The custom cards of a JSON file: one card or a list of cards. Without a file, none.
 * @throws {Failure} if the file cannot be read or a card is invalid; the message names the file and the card.
 */
export function customCards(path: string | undefined): readonly CardDefinition[] {
  if (path === undefined) return [];
  const read = parsed(path);
  const cards: readonly unknown[] = Array.isArray(read) ? read : [read];
  const checked = cards.map((card, index) => {
    try {
      return defineCard(card as CardDefinition);
    } catch (cause) {
      if (!(cause instanceof CardError)) throw cause;
      throw new Failure(FAILURES.cardOfFile(path, `${index + 1}`, `${cards.length}`, cause.message), 1, {
        cause,
      });
    }
  });
  checkNames(path, checked);
  return checked;
}

function checkNames(path: string, cards: readonly CardDefinition[]): void {
  const first = new Map<string, number>();
  for (const [index, { name }] of cards.entries()) {
    const before = first.get(name);
    if (before !== undefined)
      throw new Failure(FAILURES.sameName(path, `${before + 1}`, `${index + 1}`, name));
    first.set(name, index);
  }
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readText(path));
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new Failure(FAILURES.notJson(path, cause.message), 1, {
      cause,
    });
  }
}

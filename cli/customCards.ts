import { type CardDefinition, CardError, parseCard } from 'taiki';
import { Failure } from './failure.ts';
import { readText } from './files.ts';

export const CARDS_OPTION = [
  '--cards <file>',
  'custom cards: a JSON file with a card or a list of cards, as taiki cards NAME --json prints them',
] as const;

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
      return parseCard(card);
    } catch (cause) {
      if (!(cause instanceof CardError)) throw cause;
      throw new Failure(`${path}: card ${index + 1} of ${cards.length}: ${cause.message}`, 1, { cause });
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
      throw new Failure(
        `${path}: cards ${before + 1} and ${index + 1} are both named "${name}", expected each name once.`,
      );
    first.set(name, index);
  }
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readText(path));
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new Failure(`${path}: expected JSON, such as taiki cards NAME --json prints: ${cause.message}`, 1, {
      cause,
    });
  }
}

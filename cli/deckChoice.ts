import { existsSync } from 'node:fs';
import { type Deck, DeckError, type Player, parseDeck, starterDecks } from 'taiki';
import { readText } from './files.ts';

export const DECKS: ReadonlyMap<string, Deck> = new Map(Object.entries(starterDecks));
const names = [...DECKS.keys()];

/** Which decks meet when nothing is said. */
export const DEFAULT_DECKS: { readonly [P in Player]: string } = {
  p1: names[0] ?? '',
  p2: names[1] ?? names[0] ?? '',
};

/** The starter deck of this name, however it is capitalised. */
export function starterDeck(name: string): Deck | undefined {
  const found = names.find((one) => one.toLowerCase() === name.trim().toLowerCase());
  return DECKS.get(found ?? '');
}

export const starterDeckNames = names.join(', ');

/** A deck by the name of a starter deck, or by the path of a file. */
export function deckNamed(nameOrPath: string): Deck {
  const starter = starterDeck(nameOrPath);
  if (starter !== undefined) return starter;
  if (!existsSync(nameOrPath)) {
    throw new DeckError(
      `There is no starter deck and no file "${nameOrPath}". Starter decks: ${starterDeckNames}.`,
    );
  }
  try {
    return parseDeck(readText(nameOrPath));
  } catch (cause) {
    if (cause instanceof DeckError) throw new DeckError(`${nameOrPath}: ${cause.message}`);
    throw cause;
  }
}

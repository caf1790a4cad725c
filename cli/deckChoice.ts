import { existsSync } from 'node:fs';
import { type ModernDeck, modernDecks } from '@taiki/modern';
import { withEnglishNames } from '@taiki/reader/names';
import type { Command } from 'commander';
import { type Deck, DeckError, type Player, parseDeck, SENTENCES, starterDecks } from 'taiki';
import { readText } from './files.ts';
import { FAILURES } from './speech/failures/failures.ts';

export const DECKS: ReadonlyMap<string, Deck> = new Map(Object.entries(starterDecks));
const names = [...DECKS.keys()];

/** The default deck of each player. */
export const DEFAULT_DECKS: { readonly [P in Player]: string } = {
  p1: names[0] ?? '',
  p2: names[1] ?? names[0] ?? '',
};

/** The starter deck with this name, case-insensitive. */
export function starterDeck(name: string): Deck | undefined {
  const found = names.find((one) => one.toLowerCase() === name.trim().toLowerCase());
  return DECKS.get(found ?? '');
}

export const starterDeckNames = names.join(', ');
export const modernDeckNames = Object.keys(modernDecks).join(', ');

/** The deck of today with this name, case-insensitive. Its cards are in the sets that it names. */
export function modernDeck(name: string): ModernDeck | undefined {
  const plain = name.trim().toLowerCase();
  return Object.hasOwn(modernDecks, plain) ? modernDecks[plain] : undefined;
}

/** A starter deck or a deck of today by name, or a deck read from a file, in which cards may have their Japanese names. */
export function deckNamed(nameOrPath: string): Deck {
  const built = starterDeck(nameOrPath) ?? modernDeck(nameOrPath)?.deck;
  if (built !== undefined) return built;
  if (!existsSync(nameOrPath)) {
    throw new DeckError(FAILURES.unknownDeck(nameOrPath, starterDeckNames, modernDeckNames));
  }
  try {
    return parseDeck(withEnglishNames(readText(nameOrPath)));
  } catch (cause) {
    if (cause instanceof DeckError) throw new DeckError(SENTENCES.problems.at(nameOrPath, cause.message));
    throw cause;
  }
}

/** The deck options of commands that play duels between two agents. */
export interface DeckOptions {
  readonly deck?: string;
  readonly deck1?: string;
  readonly deck2?: string;
}

/** The deck of each player, as a name or a path: the player's own option, the one for both, or the default. */
export const decksChosen = ({ deck, deck1, deck2 }: DeckOptions): { readonly [P in Player]: string } => ({
  p1: deck1 ?? deck ?? DEFAULT_DECKS.p1,
  p2: deck2 ?? deck ?? DEFAULT_DECKS.p2,
});

/** Adds the options of `DeckOptions` to a command. */
export const withDeckOptions = (command: Command): Command =>
  command
    .option('--deck <deck>', 'deck of both players: the name of a starter deck or a file')
    .option('--deck1 <deck>', `deck of p1 (default: ${DEFAULT_DECKS.p1})`)
    .option('--deck2 <deck>', `deck of p2 (default: ${DEFAULT_DECKS.p2})`);

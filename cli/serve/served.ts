import { basename, extname } from 'node:path';
import { type CardDefinition, starterDecks } from 'taiki';
import { customCards } from '../customCards.ts';
import { deckNamed } from '../deckChoice.ts';
import type { Decks } from './protocol.ts';

/** What a server offers its clients besides the built-in cards. */
export interface Served {
  readonly cards: readonly CardDefinition[];
  /** The decks that clients may name. */
  readonly decks: Decks;
}

export const BUILT_IN: Served = { cards: [], decks: starterDecks };

/** The starter decks and the custom cards and decks of files; a deck is named as its file, without the extension. */
export const servedFrom = (cards: string | undefined, decks: readonly string[] = []): Served => ({
  cards: customCards(cards),
  decks: {
    ...starterDecks,
    ...Object.fromEntries(decks.map((path) => [basename(path, extname(path)), deckNamed(path)])),
  },
});

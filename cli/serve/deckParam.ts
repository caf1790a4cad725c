import type { Deck } from 'taiki';

/** The name of a starter deck, an array of 40 card names, or a deck returned by `decks.parse`. */
export type DeckParam = string | readonly string[] | Deck;

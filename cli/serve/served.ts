import { basename, extname } from 'node:path';
import {
  type CardDefinition,
  DeckError,
  type DeckInput,
  type DuelSettings,
  SENTENCES,
  starterDecks,
} from 'taiki';
import { type CardOptions, cardsFrom } from '../customCards.ts';
import { deckNamed } from '../deckChoice.ts';
import type { DeckParam } from './deckParam.ts';
import type { Decks } from './protocol.ts';

/** What a server offers its clients besides the built-in cards. */
export interface Served {
  readonly cards: readonly CardDefinition[];
  /** The decks that clients may name. */
  readonly decks: Decks;
  /** Whether clients may have observations written to files: they have started the server themselves. */
  readonly files?: true;
}

export const BUILT_IN: Served = { cards: [], decks: starterDecks };

/** The starter decks and the custom cards and decks of files; a deck is named as its file, without the extension. */
export const servedFrom = async (cards: CardOptions, decks: readonly string[] = []): Promise<Served> => ({
  cards: await cardsFrom(cards),
  decks: {
    ...starterDecks,
    ...Object.fromEntries(decks.map((path) => [basename(path, extname(path)), deckNamed(path)])),
  },
});

/** Settings with the cards of the server; those of the client come last, and replace them. */
export const withServed = <S extends Pick<DuelSettings, 'cards'>>(settings: S, { cards }: Served): S =>
  cards.length === 0 ? settings : { ...settings, cards: [...cards, ...(settings.cards ?? [])] };

/** @throws {DeckError} if a deck is named that the server does not have. */
export function deckOf(deck: DeckParam, { decks }: Served): DeckInput {
  if (typeof deck !== 'string') return deck;
  const found = Object.hasOwn(decks, deck) ? decks[deck] : undefined;
  if (found !== undefined) return found;
  throw new DeckError(
    SENTENCES.problems.unknownStarter(JSON.stringify(deck.slice(0, 80)), Object.keys(decks).join(' or ')),
  );
}

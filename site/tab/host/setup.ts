import type { CardDefinition, RulesProfile, RulesVersion, Seed } from 'taiki';

/** Who decides for p2: the same person as for p1, or an agent. */
export const OPPONENTS = ['both', 'greedy', 'search'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** The name of a starter deck, or a deck as text, one line a card. */
export type TabDeck = { readonly starter: string } | { readonly text: string };

/** How the duel begins: from decks, or from a position as text. */
export type TabBeginning =
  | { readonly decks: { readonly p1: TabDeck; readonly p2: TabDeck } }
  | { readonly position: string };

/** What a duel in the tab is created from. */
export interface DuelSetup {
  readonly opponent: Opponent;
  readonly begin: TabBeginning;
  /** A secret one by default. */
  readonly seed?: Seed;
  /** Custom cards. */
  readonly cards?: readonly CardDefinition[];
  /** Those of today by default. */
  readonly rules?: RulesVersion | Partial<RulesProfile>;
}

/** A setup whose seed is known: it always gives the same duel. */
export interface SettledSetup extends DuelSetup {
  readonly seed: Seed;
}

export const isOpponent = (value: unknown): value is Opponent => OPPONENTS.some((one) => one === value);

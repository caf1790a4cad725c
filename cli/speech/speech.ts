import type { Decision, Explanation, KnownFact, Player, Reader, Result, Zone } from 'taiki';
import type { BoardTexts } from '../printed/board.ts';
import type { ScreenTexts } from './screenTexts.ts';

/** The languages of the screen. */
export const LANGUAGES = ['en', 'ja'] as const;
export type ScreenLanguage = (typeof LANGUAGES)[number];

/** A player who is not the one whose turn it is, or nobody to be named. */
type Named = Player | undefined;

/** The clauses of a story, from the side of the active player, who is not named. */
export interface Clauses {
  readonly charges: (who: Named, card: string) => string;
  readonly uses: (
    who: Named,
    verb: 'summoned' | 'cast' | 'generated' | 'fortified' | 'expanded' | 'executed',
    card: string,
    how: 'paid' | 'byShieldTrigger' | 'unpaid',
  ) => string;
  readonly crosses: (who: Named, gear: string, onto: string) => string;
  readonly puts: (who: Named, card: string) => string;
  readonly draws: (who: Named, count: number) => string;
  readonly discards: (who: Named, cards: readonly string[]) => string;
  readonly destroyed: (cards: readonly string[]) => string;
  readonly breaks: (player: Player, count: number) => string;
  readonly attacks: (card: string, target: { readonly player: Player } | { readonly card: string }) => string;
  readonly creatureOf: (player: Player) => string;
  readonly blocks: (card: string) => string;
  readonly goesTo: (card: string, zone: Zone) => string;
  readonly gainsTurn: (who: Named) => string;
  readonly between: string;
  readonly head: string;
  readonly moreLines: (count: number) => string;
  readonly ending: (result: Result) => string;
}

/** What is said around a decision. */
export interface AskingTexts {
  readonly help: string;
  readonly read: string;
  readonly concede: string;
  readonly nothing: string;
  readonly done: string;
  readonly next: (message: string) => string;
  /** What is asked or said about a card. */
  readonly about: (card: string, said: string) => string;
  /** What stands between a question and how many may be chosen. */
  readonly between: string;
  readonly opponents: string;
  readonly summary: (card: string) => string;
  readonly howMany: (min: number, max: number) => string;
  readonly tooFew: (count: number, min: number) => string;
  readonly tooMany: (count: number, max: number) => string;
  readonly tooMuch: (sum: number, max: number) => string;
  readonly onlyOne: (labels: readonly string[]) => string;
  readonly must: (label: string) => string;
  readonly mustBefore: (label: string, before: string) => string;
}

/** What is said around a duel that somebody plays line by line. */
export interface PlayingTexts {
  readonly welcome: (player: Player, agent: string, seed: string | undefined) => string;
  readonly again: (seed: string) => string;
  readonly left: (turn: number) => string;
  readonly recorded: (path: string) => string;
  readonly whichCard: string;
  readonly reallyConcede: string;
  readonly help: (decision: Decision, explanations: readonly Explanation[]) => readonly string[];
  readonly card: (name: string) => readonly string[];
  readonly often: (sentence: string, count: number) => string;
}

/** What stands around the facts of a duel. */
export interface Headings {
  readonly turn: (turn: number, player: Player) => string;
  readonly opening: string;
  readonly position: string;
  readonly unfinished: (state: string) => string;
  readonly ending: (result: Result) => string;
  readonly facts: (count: number) => string;
  /** Each player with their agent and their deck. */
  readonly seats: (
    seed: string,
    p1: readonly [agent: string, deck: string],
    p2: readonly [agent: string, deck: string],
  ) => string;
  readonly recorded: (path: string) => string;
  readonly everyStep: string;
  readonly again: string;
}

/** How the screen speaks. */
export interface Speech {
  readonly name: (card: string) => string;
  readonly prompt: (text: string) => string;
  readonly label: (text: string) => string;
  readonly fact: (fact: KnownFact, viewer: Reader, more: readonly KnownFact[]) => string;
  readonly result: (result: Result, viewer: Reader) => string;
  readonly headings: Headings;
  readonly board: BoardTexts;
  readonly asking: AskingTexts;
  readonly playing: PlayingTexts;
  readonly clauses: Clauses;
  readonly screen: ScreenTexts;
}

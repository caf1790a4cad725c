import type { Answer, CardDefinition, Explanation, Position } from 'taiki';
import type { Rest, StandbyLane } from 'taiki/rulings';
import type { ShownDuel, WatchedSource } from '../../../server/page/duel/source.ts';
import type { Case } from './case.ts';
import type { Comparison } from './comparison.ts';
import type { DuelSetup } from './setup.ts';
import type { Thought } from './tabDuel.ts';

interface OfDuel {
  readonly duel: string;
}

/** What the page asks of the worker. `duel` is the token of the duel that is played: there is one at a time. */
export interface TabMethods {
  /** The cards of duels that are created from now on. */
  readonly 'cards.load': {
    readonly params: { readonly cards: readonly CardDefinition[] };
    readonly result: null;
  };
  /** Cards by a query as of `searchCards`, up to a limit. */
  readonly 'cards.search': {
    readonly params: { readonly query: string; readonly limit: number };
    readonly result: FoundCards;
  };
  /** The card with this name. */
  readonly 'cards.find': { readonly params: { readonly name: string }; readonly result: CardDefinition };
  readonly 'position.read': { readonly params: { readonly text: string }; readonly result: Position };
  readonly 'position.print': { readonly params: { readonly position: Position }; readonly result: string };
  /** The names of the starter decks. */
  readonly 'decks.list': { readonly params: object; readonly result: readonly string[] };
  readonly 'duel.create': { readonly params: DuelSetup; readonly result: OfDuel };
  /** Opens a case: it is checked, and played up to its last answer. */
  readonly 'case.open': { readonly params: { readonly case: unknown }; readonly result: OfDuel };
  readonly 'case.get': { readonly params: OfDuel; readonly result: Case };
  /** The duel so far as a script on the package. */
  readonly 'case.script': { readonly params: OfDuel; readonly result: string };
  /** What happens in each of two cases; only where both seats are played. */
  readonly 'case.compare': {
    readonly params: { readonly cases: readonly [NamedCase, NamedCase]; readonly rest: Rest };
    readonly result: Comparison;
  };
  /** What comes of each answer to the open decision, in every order of effects; only where both seats are played. */
  readonly 'duel.answers': { readonly params: OfDuel & { readonly rest: Rest }; readonly result: Comparison };
  /** What the searching agent found before its answers. */
  readonly 'agent.thoughts': { readonly params: OfDuel; readonly result: readonly Thought[] };
  readonly 'duel.watch': {
    readonly params: OfDuel & { readonly from: number };
    readonly result: WatchedSource;
  };
  readonly 'duel.choose': {
    readonly params: OfDuel & { readonly choice: Answer; readonly decision: number };
    readonly result: null;
  };
  readonly 'duel.concede': { readonly params: OfDuel; readonly result: null };
  /** Takes back the last answer of the person, and what the agent answered then. */
  readonly 'duel.undo': { readonly params: OfDuel; readonly result: null };
  readonly 'duel.explain': { readonly params: OfDuel; readonly result: readonly Explanation[] };
  readonly 'duel.record': { readonly params: OfDuel; readonly result: string };
  /** Another duel from the same decks or position. */
  readonly 'duel.rematch': { readonly params: OfDuel; readonly result: OfDuel };
}

export interface NamedCase {
  readonly name: string;
  readonly case: unknown;
}

export interface FoundCards {
  readonly count: number;
  readonly cards: readonly { readonly name: string; readonly about: string }[];
}

export type TabMethod = keyof TabMethods;
export type TabParams<M extends TabMethod> = TabMethods[M]['params'];
export type TabResult<M extends TabMethod> = TabMethods[M]['result'];

export type TabRequest = {
  readonly [M in TabMethod]: { readonly id: number; readonly method: M; readonly params: TabParams<M> };
}[TabMethod];

/** An answer to a request, or what has changed. */
export type TabReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: { readonly code: string; readonly message: string } }
  | Changed;

export interface Changed {
  readonly changed: ShownDuel;
  /** How many answers can be taken back. */
  readonly undoable: number;
  /** What is on standby in the order in which it is taken (101.4, 506.3), for who sees every card. */
  readonly lanes: readonly StandbyLane[];
}

import type { DeckInput, Player, Result } from 'taiki';
import type { ChooseParams, CustomCard, EndedByAdmin, SeatViewer } from '../../protocol/protocol.ts';
import type { LoadedDuel, StoredDuel } from '../../store/duelStore.ts';
import type { MadeChoice } from './playedDuel.ts';

/**
 * What a worker does, as messages of plain data. A worker only plays: it knows no clocks, tokens, watchers or store. What it returns for
 * a viewer is JSON that this viewer may have.
 */
export interface WorkerMethods {
  /** Begins a duel of a deck against itself, and throws it away. @throws if the engine does not take the deck, or the rules. */
  readonly check: {
    readonly params: Pick<StoredDuel, 'rules' | 'cards'> & { readonly deck: DeckInput };
    readonly result: null;
  };
  /** Checks custom cards. @returns them as they are stored. @throws BAD_CARD. */
  readonly checkCards: { readonly params: readonly unknown[]; readonly result: string };
  /** What is printed on custom cards, as they are stored. */
  readonly describe: { readonly params: string; readonly result: readonly CustomCard[] };
  /** Begins a duel, and lets the agents answer. Its seats must both be taken. */
  readonly begin: { readonly params: StoredDuel; readonly result: Begun };
  /** Begins a duel and makes its stored choices again. @throws {ResumeError} */
  readonly resume: { readonly params: LoadedDuel; readonly result: Standing };
  /** Lets a player act, then the agents. @throws {NotPlayed} */
  readonly act: { readonly params: Act; readonly result: Acted };
  /** @throws {NotPlayed} */
  readonly read: { readonly params: Read; readonly result: string };
  /** What viewers may know. After all other requests that are there. @throws {NotPlayed} */
  readonly show: { readonly params: Show; readonly result: readonly Shown[] };
  /** The same, at once, with all facts from a number on. @throws {NotPlayed} */
  readonly look: { readonly params: Viewed; readonly result: Shown };
  /** Nobody is asked any more. @returns the record so far. @throws {NotPlayed} */
  readonly stop: { readonly params: EndedByAdmin; readonly result: string };
  /** Lets go of a duel. */
  readonly release: { readonly params: null; readonly result: null };
}

export type WorkerMethod = keyof WorkerMethods;
export type WorkerParams<M extends WorkerMethod> = WorkerMethods[M]['params'];
export type WorkerResult<M extends WorkerMethod> = WorkerMethods[M]['result'];

/** Where a duel is. */
export interface Standing {
  /** The number of choices so far. */
  readonly choices: number;
  readonly asked: Player | undefined;
  readonly result: Result | undefined;
}

/** A choice, and who is asked then. */
export interface Made {
  readonly choice: MadeChoice;
  readonly asked: Player | undefined;
}

export interface Begun extends Standing {
  readonly made: readonly Made[];
  /** At the start. */
  readonly record: string;
  /** Of the whole duel, if it is over. */
  readonly ended: string | undefined;
}

export interface Acted extends Standing {
  /** The choices of the player and of the agents. */
  readonly made: readonly Made[];
  /** What the request asked to read after its choice, as JSON. */
  readonly text: string | undefined;
  /** The record of the whole duel, if it is over. */
  readonly ended: string | undefined;
}

export interface Act {
  readonly player: Player;
  /** An answer to the open decision, the one that is given for a player who does not answer, or a concession. */
  readonly act:
    | (Pick<ChooseParams, 'choice'> & Partial<Pick<ChooseParams, 'decision'>>)
    | 'default'
    | 'concede';
  /** What to read then. */
  readonly read?: Read;
}

/** Something of a duel that a viewer may know, as JSON. */
export interface Read {
  readonly viewer: SeatViewer;
  readonly what: Reading;
  /** As it was after so many choices; by default, as it is. */
  readonly at?: number;
}

export type Reading =
  | { readonly kind: 'view' | 'decision' | 'explain' | 'state' | 'result' }
  | { readonly kind: 'legalChoices'; readonly most: number }
  | { readonly kind: 'log'; readonly from: number };

export interface Show {
  readonly viewers: readonly Viewed[];
}

export interface Viewed {
  readonly viewer: SeatViewer;
  /** Facts from this number on. */
  readonly from: number;
  readonly at?: number;
}

/** What a viewer may know, in JSON. */
export interface Shown {
  readonly view: string;
  readonly facts: string;
  /** The number of facts that the viewer may know. */
  readonly next: number;
}

/** A worker does not have the duel: it has let go of it, or begun anew. It is in the store. */
export class NotPlayed extends Error {}

/** The thread of the duel ended before it answered. */
export class WorkerLost extends Error {
  /** Whether it was at this very request; `overdue` if it was ended because that took too long. */
  readonly was: 'working' | 'waiting' | 'overdue';

  constructor(was: WorkerLost['was'], options?: ErrorOptions) {
    super('The thread of the duel ended before it answered.', options);
    this.was = was;
  }
}

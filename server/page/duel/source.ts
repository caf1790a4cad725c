import type { Answer, DuelView, Explanation, Viewer } from 'taiki';
import type { DuelUpdate, Rematch, WatchedDuel } from '../../protocol/protocol.ts';

/** What is shown of a duel: what one seat may know, or to a judge both. */
export interface ShownDuel extends Omit<DuelUpdate, 'viewer' | 'view'> {
  readonly viewer: Viewer;
  readonly view: DuelView<Viewer> | null;
}

/** What only a server has is absent elsewhere. */
export interface WatchedSource extends ShownDuel, Partial<Pick<WatchedDuel, 'commitment' | 'spectate'>> {}

/** Where the duels of a page are played: on a server, or in a worker of the tab. `duel` is a token. */
export interface DuelSource {
  /** What is shown now, with the facts from a number on. */
  readonly watch: (duel: string, from: number) => Promise<WatchedSource>;
  /** Answers the decision with this id. */
  readonly choose: (duel: string, choice: Answer, decision: number) => Promise<unknown>;
  readonly concede: (duel: string) => Promise<unknown>;
  readonly explain: (duel: string) => Promise<readonly Explanation[]>;
  readonly record: (duel: string) => Promise<string>;
  readonly rematch: (duel: string) => Promise<Rematch>;
}

/** An error that the source answered. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

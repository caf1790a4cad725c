import type { Answer, DeckInput, Player, RulesProfile, RulesVersion } from 'taiki';
import type { ClockSettings, DuelStatus, HostAgent } from '../protocol/protocol.ts';

/** A player of a stored duel. Of tokens only the SHA-256 is stored. */
export interface StoredSeat {
  /** Undefined for an agent. */
  readonly token?: string;
  readonly agent?: HostAgent;
  readonly name: string | null;
  readonly deck: DeckInput;
}

/** Another duel with the same players, which begins when both have asked. */
export interface StoredRematch {
  /** The id of the new duel. */
  readonly duel: string;
  /** For those who have asked, the hashes of their tokens in the new duel. */
  readonly tokens: { readonly [P in Player]?: string };
}

/** Everything of a duel but its choices. */
export interface StoredDuel {
  readonly id: string;
  readonly status: DuelStatus;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  readonly seed: number;
  readonly salt: string;
  readonly seats: { readonly p1: StoredSeat; readonly p2?: StoredSeat };
  /** The hash of the invitation; undefined once it is used. */
  readonly invitation?: string;
  /** The token of spectators: it shows nothing that is not public. */
  readonly spectate: string;
  readonly clock: ClockSettings | null;
  readonly rules?: RulesVersion | Partial<RulesProfile>;
  readonly askEverything: boolean;
  readonly concealDecisions: boolean;
  /** The record of the duel at its start, and when it is over that of the whole duel. */
  readonly record?: string;
  readonly timedOut?: Player;
  readonly rematch?: StoredRematch;
}

/** An accepted choice. */
export interface StoredChoice {
  readonly player: Player;
  /** The kind of the decision; undefined for a concession. */
  readonly kind?: string;
  readonly answer: Answer;
  /** A checksum of all facts up to the next decision. */
  readonly check: string;
  /** Milliseconds left on the clocks. */
  readonly clock?: { readonly [P in Player]: number };
}

/** A change of a stored duel, all of it or nothing. */
export interface StoredChange {
  /** If something besides the choices has changed. */
  readonly duel?: StoredDuel;
  /** The number of choices before. */
  readonly after: number;
  readonly choices: readonly StoredChoice[];
  /** Another duel that begins with this change. */
  readonly rematch?: StoredDuel;
}

/** Keeps duels. A promise is resolved when what was written outlives the process. */
export interface DuelStore {
  /** For logs, without passwords. */
  readonly name: string;
  /** Adds a duel without choices. */
  readonly create: (duel: StoredDuel) => Promise<void>;
  /** @throws if the duel has not exactly `after` choices. */
  readonly change: (id: string, change: StoredChange) => Promise<void>;
  /** @throws {OwnedElsewhere} if another server has the duel. */
  readonly load: (id: string) => Promise<LoadedDuel | undefined>;
  /** The ids of duels that are not over, and that no other server has. */
  readonly unfinished: () => Promise<readonly string[]>;
  /**
   * Removes duels that are over, or that nobody has joined, and have not changed since a time; of a store that several servers share
   * only those that no other server has.
   * @returns their ids.
   */
  readonly prune: (before: number) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
  /** For a store that several servers use at once. */
  readonly shared?: SharedStore;
}

/** How servers share a store: each duel has one owner as long as that server renews its lease. */
export interface SharedStore {
  /** Milliseconds after which the duels of a server that is gone may be taken over. */
  readonly lease: number;
  /** Known to servers with the same store only: they show it when they connect to this one. */
  readonly secret: () => string;
  /**
   * Begins to own duels.
   * @param address at which other servers reach this one.
   * @param onLost called when the lease was not renewed in time: other servers may have taken over.
   */
  readonly join: (address: string, onLost: () => void) => Promise<void>;
  /** The ids of duels that are not over and whose owner is gone. */
  readonly orphans: () => Promise<readonly string[]>;
}

/** Another server has the duel. */
export class OwnedElsewhere extends Error {
  readonly address: string;
  /** That of its owner: shows that a connection is of a server with the same store. */
  readonly secret: string;

  constructor(address: string, secret: string) {
    super(`The duel is on the server at ${address}.`);
    this.address = address;
    this.secret = secret;
  }
}

export interface LoadedDuel {
  readonly duel: StoredDuel;
  readonly choices: readonly StoredChoice[];
}

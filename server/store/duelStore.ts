import type { Answer, DeckInput, Player, RulesProfile, RulesVersion, Seed } from 'taiki';
import type {
  ClockSettings,
  DuelStatus,
  EndedByAdmin,
  HostAgent,
  OpenDuel,
  Suspension,
} from '../protocol/protocol.ts';

/** A player of a stored duel. Of tokens only the SHA-256 is stored. */
export interface StoredSeat {
  /** Undefined for an agent. */
  readonly token?: string;
  readonly agent?: HostAgent;
  readonly name: string | null;
  /** The id of the account that has taken the seat. */
  readonly account?: string;
  /** Whether the name is that of the account. */
  readonly named?: 'byAccount';
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
  /** A number in duels that began before seeds were secret. */
  readonly seed: Seed;
  readonly salt: string;
  readonly seats: { readonly p1: StoredSeat; readonly p2?: StoredSeat };
  /** The hash of the invitation; undefined once it is used. */
  readonly invitation?: string;
  /** What the lobby shows, with the invitation itself, as long as anybody may join. */
  readonly listing?: OpenDuel;
  /** The token of spectators: it shows nothing that is not public. */
  readonly spectate: string;
  readonly clock: ClockSettings | null;
  readonly rules?: RulesVersion | Partial<RulesProfile>;
  /** Custom cards as canonical JSON: a database may give the keys of an object in another order. */
  readonly cards?: string;
  readonly askEverything: boolean;
  readonly concealDecisions: boolean;
  /** The record of the duel at its start, and when it is over that of the whole duel. */
  readonly record?: string;
  readonly timedOut?: Player;
  /** By an administrator, or since a step of it took too long; only administrators resume it. */
  readonly suspension?: Suspension;
  readonly ended?: EndedByAdmin;
  /** Milliseconds left on the clocks while a player thinks about the choice after so many. */
  readonly thinking?: { readonly after: number; readonly clock: { readonly [P in Player]: number } };
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
  /** @throws {OwnedElsewhere} if another server has the duel. @throws {DuelLost} */
  readonly load: (id: string) => Promise<LoadedDuel | undefined>;
  /** The ids of duels that are not over, and that no other server has. */
  readonly unfinished: () => Promise<readonly string[]>;
  /** The duels in which an account has a seat, the newest first; of a store that several servers share, of all of them. */
  readonly ofAccount: (account: string, page: ListedPage) => Promise<readonly AccountDuel[]>;
  /** Listed duels, the newest first; of a store that several servers share, of all of them. */
  readonly listed: (page: ListedPage) => Promise<readonly ListedDuel[]>;
  /**
   * Removes duels that are over, or that nobody has joined, and have not changed since a time; of a store that several servers share
   * only those that no other server has.
   * @returns their ids.
   */
  readonly prune: (before: number) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
  /** For a store that stops after a failed write until it has been opened again. Tells at once what was lost when it was opened. */
  readonly watch?: (events: StoreEvents) => Promise<void>;
  /** For a store that several servers use at once. */
  readonly shared?: SharedStore;
}

/** The place of a duel in the list. */
export interface ListedPlace {
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly id: string;
}

export interface ListedPage {
  /** Duels behind this one in the list; from the newest one by default. */
  readonly before?: ListedPlace;
  /** Duels that were created then or later, in milliseconds since 1970. */
  readonly since: number;
  readonly most: number;
}

export type AccountDuel = Pick<StoredDuel, 'id' | 'status' | 'createdAt' | 'seats'>;

export interface ListedDuel {
  readonly id: string;
  readonly listing: OpenDuel;
}

export interface StoreEvents {
  /** Nothing is read or written until the store has been opened again. */
  readonly failed: (error: unknown) => void;
  /** @param lost what was acknowledged and cannot be read any more. */
  readonly opened: (lost: readonly LostWrites[]) => void;
}

/** What was acknowledged of a duel and cannot be read any more. */
export interface LostWrites {
  /** The id of the duel. */
  readonly duel: string;
  /** The number of choices that were acknowledged, */
  readonly acknowledged: number;
  /** and of those that can be read: the same number if something else of the duel is lost, such as who has joined it. */
  readonly stored: number;
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

/** Nothing can be read of a duel that was acknowledged. */
export class DuelLost extends Error {
  readonly lost: LostWrites;

  constructor(lost: LostWrites) {
    super(`Duel ${lost.duel} was stored, but cannot be read any more.`);
    this.lost = lost;
  }
}

export interface LoadedDuel {
  readonly duel: StoredDuel;
  /** Those from the first one on that can be read. */
  readonly choices: readonly StoredChoice[];
  /** The duel must not go on without it. */
  readonly lost?: LostWrites;
}

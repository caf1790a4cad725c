import type {
  Answer,
  CardDefinition,
  Decision,
  Deck,
  DuelView,
  ErrorCode,
  Explanation,
  KnownFact,
  Player,
  Result,
  RulesProfile,
  RulesVersion,
  Seed,
} from 'taiki';
import type { ProtocolErrorCode, RpcErrorNumber } from '../rpc/errors.ts';

/**
 * The protocol of `taiki serve --port`: JSON-RPC 2.0 over WebSocket, one message a frame, with named parameters. Methods that the
 * stdio server has too take the same parameters. `duel` is a token: it names a duel and what its holder may do there.
 * `hostSchema` is generated from these types.
 */
export interface HostMethods {
  /** The server's version, methods and limits. */
  readonly 'server.info': { readonly params: NoParams; readonly result: HostInfo };
  /** Creates a duel. It begins when somebody joins, or at once against an agent. */
  readonly 'duel.create': { readonly params: CreateParams; readonly result: CreatedDuel };
  /** Takes the other seat. An invitation can be used once. */
  readonly 'duel.join': { readonly params: JoinParams; readonly result: SeatedDuel };
  /** Duels that anybody may join, the newest first, up to 50 at once: those whose creators have listed them, for an hour. To be asked again and again. */
  readonly 'duels.list': { readonly params: ListParams; readonly result: OpenDuels };
  /** What is agreed in a duel, its custom cards above all: for the holder of any token, an invitation as well. */
  readonly 'duel.terms': { readonly params: TokenParams; readonly result: DuelTerms };
  /**
   * What the holder may know now, and everything since: this connection is sent `duel.changed` after every change.
   * After a lost connection, `from` is `next` of the last message, and `facts` is what was missed.
   */
  readonly 'duel.watch': { readonly params: WatchParams; readonly result: WatchedDuel };
  /** Ends `duel.watch` on this connection: nothing is sent after the answer. Does nothing if the duel is not watched. */
  readonly 'duel.unwatch': { readonly params: TokenParams; readonly result: null };
  /** The open decision of the holder; null if the holder is not asked. */
  readonly 'duel.decision': { readonly params: SeatParams; readonly result: Decision | null };
  /** Answers the open decision. The result is the next decision of the same player; null if another one is asked. */
  readonly 'duel.choose': { readonly params: ChooseParams; readonly result: Decision | null };
  /** Answers the open decision. The result is what this player may know then, under `p1` or `p2`. */
  readonly 'duel.step': { readonly params: ChooseParams; readonly result: OwnView };
  /** The player concedes (104.3). */
  readonly 'duel.concede': { readonly params: SeatParams; readonly result: Result | null };
  /** Everything that the holder may know. */
  readonly 'duel.view': { readonly params: SeatParams; readonly result: DuelView<SeatViewer> };
  /** The facts so far, as the holder may know them, from a number on. */
  readonly 'duel.log': { readonly params: LogParams; readonly result: readonly KnownFact[] };
  /** Complete legal answers to the open decision of the holder, up to a limit; none if the holder is not asked. */
  readonly 'duel.legalChoices': { readonly params: LegalChoicesParams; readonly result: LegalChoices };
  /** What is not allowed in the open decision of the holder, with the rules that forbid it. */
  readonly 'duel.explain': { readonly params: TokenParams; readonly result: readonly Explanation[] };
  /** The dotted path of the current chart state. */
  readonly 'duel.state': { readonly params: TokenParams; readonly result: string };
  /** The result; null while the duel is going on. */
  readonly 'duel.result': { readonly params: TokenParams; readonly result: Result | null };
  /** The seed, once the duel is over. */
  readonly 'duel.seed': { readonly params: TokenParams; readonly result: Seed };
  /** The record, once the duel is over: seed, decks and choices as text, for `taiki replay`. */
  readonly 'duel.record': { readonly params: TokenParams; readonly result: string };
  /** Once the duel is over: shows that the seed is the one that was fixed before the decks were known. */
  readonly 'duel.proof': { readonly params: TokenParams; readonly result: SeedProof };
  /** Asks for another duel with the same decks. It begins when both players have asked. May be called again for the token. */
  readonly 'duel.rematch': { readonly params: TokenParams; readonly result: Rematch };
  /** Says who is at this connection, by a token that another server has signed. From then on seats that are taken belong to the account. */
  readonly 'account.signIn': { readonly params: SignInParams; readonly result: SignedIn };
  /** Goes on without an account. */
  readonly 'account.signOut': { readonly params: NoParams; readonly result: null };
  /** The seats of the account, the newest first, up to 20 at once. */
  readonly 'duel.mine': { readonly params: ListParams; readonly result: OwnSeats };
  /** A new token for a seat of the account. The one before is valid no more, and connections that watch by it are closed. */
  readonly 'duel.recover': { readonly params: RecoverParams; readonly result: SeatedDuel };
  /** The card with exactly this name, as data. */
  readonly 'cards.find': { readonly params: NameParams; readonly result: CardDefinition };
  /** The card with exactly this name, as text. */
  readonly 'cards.describe': { readonly params: NameParams; readonly result: string };
  /** The names of all cards. */
  readonly 'cards.list': { readonly params: NoParams; readonly result: readonly string[] };
  /** The starter decks, by name. */
  readonly 'decks.list': { readonly params: NoParams; readonly result: Readonly<Record<string, Deck>> };
  /** Parses a deck from text, one line per card, such as `4 Aqua Hulcus`. */
  readonly 'decks.parse': { readonly params: TextParams; readonly result: Deck };
}

export type HostMethod = keyof HostMethods;
export type HostParams<M extends HostMethod> = HostMethods[M]['params'];
export type HostResult<M extends HostMethod> = HostMethods[M]['result'];

/** Sent without a request to connections that watch a duel. */
export interface HostNotifications {
  readonly 'duel.changed': DuelUpdate;
}

export type NoParams = Readonly<Record<string, never>>;

/** The holder of a token sees the duel as one of these. */
export type SeatViewer = Player | 'spectator';

export const HOST_AGENTS = ['greedy', 'random'] as const;
export type HostAgent = (typeof HOST_AGENTS)[number];

export const ON_TIMEOUT = ['loss', 'default'] as const;

/** How long a player may think. */
export interface ClockSettings {
  /** Seconds at the start of the duel. */
  readonly initial: number;
  /** Seconds added after every answer. */
  readonly increment: number;
  /**
   * What happens when a clock has run out: the player loses, or the server answers for them, and again after every further
   * `increment` seconds.
   */
  readonly onTimeout: (typeof ON_TIMEOUT)[number];
}

/** The clocks at the moment of a message. */
export interface ClockState extends ClockSettings {
  /** Milliseconds left. */
  readonly p1: number;
  readonly p2: number;
  readonly running: Player | null;
}

/** The name of a starter deck, an array of 40 card names, or a deck returned by `decks.parse`. */
export type DeckParam = string | readonly string[] | Deck;

export interface CreateParams {
  readonly deck: DeckParam;
  /** Shown to the opponent; at most 40 characters. */
  readonly name?: string;
  /** Lists the duel in `duels.list`, with its invitation, until somebody has joined or an hour has passed; not with an agent. */
  readonly listed?: boolean;
  /** Play against an agent instead of inviting somebody. */
  readonly agent?: HostAgent;
  /** The deck of the agent; by default, the same deck. */
  readonly agentDeck?: DeckParam;
  /** `none`, or a clock; the server's default if absent. */
  readonly clock?: ClockSettings | 'none';
  readonly rules?: RulesVersion | Partial<RulesProfile>;
  /** Custom cards, which decks may name besides the built-in ones; one with the name of a built-in card replaces it. */
  readonly cards?: readonly CardDefinition[];
  /** Also asks decisions with exactly one possible answer. */
  readonly askEverything?: boolean;
  /** Asks wherever hidden cards could have a declaration, so that being asked reveals nothing; true by default. */
  readonly concealDecisions?: boolean;
}

/** A seat in a duel. */
export interface SeatedDuel {
  /** The token of the seat: whoever has it plays as this player. */
  readonly duel: string;
  readonly player: Player;
  /** The token of a spectator. */
  readonly spectate: string;
  /** The SHA-256 of `salt:seed`, fixed before the decks of both players are known. */
  readonly commitment: string;
}

export interface CreatedDuel extends SeatedDuel {
  /** For the opponent, to be used once by `duel.join`; absent against an agent. */
  readonly invitation?: string;
}

export interface JoinParams {
  readonly invitation: string;
  readonly deck: DeckParam;
  readonly name?: string;
  /** Agrees to the custom cards of the duel, by their hash in `duel.terms`; required if there are any. */
  readonly cards?: string;
}

export interface SignInParams {
  /** Such as a JSON Web Token; at most 8 KiB. */
  readonly token: string;
}

export interface SignedIn {
  /** Shown to others, instead of a name that the client gives. */
  readonly name: string | null;
  /** Milliseconds since 1970 from which on the connection has to sign in again. */
  readonly expires: number | null;
}

/** A seat of an account, without its token. */
export interface OwnSeat {
  /** The id of the duel, for `duel.recover`. */
  readonly id: string;
  readonly player: Player;
  readonly status: DuelStatus;
  readonly names: { readonly [P in Player]: string | null };
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

export interface OwnSeats {
  readonly seats: readonly OwnSeat[];
  /** For the next page; null if there is none. */
  readonly next: string | null;
}

export interface RecoverParams {
  readonly id: string;
  readonly player: Player;
}

export interface ListParams {
  /** `next` of the answer before; from the newest one by default. */
  readonly from?: string;
}

export interface OpenDuels {
  readonly duels: readonly OpenDuel[];
  /** For the next page; null if there is none. */
  readonly next: string | null;
}

/** A duel that anybody may join. It does not reveal its creator's deck. */
export interface OpenDuel {
  /** For `duel.terms` and `duel.join`. */
  readonly invitation: string;
  /** The name of its creator. */
  readonly name: string | null;
  /** Whether this is the name of an account. */
  readonly verified: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly clock: ClockSettings | null;
  /** Null for those of this server. */
  readonly rules: RulesVersion | Partial<RulesProfile> | null;
  readonly askEverything: boolean;
  readonly concealDecisions: boolean;
  /** The number of its custom cards, which `duel.terms` shows. */
  readonly customCards: number;
}

/** What is agreed in a duel. */
export interface DuelTerms {
  readonly names: { readonly [P in Player]: string | null };
  readonly clock: ClockSettings | null;
  /** Null for those of this server. */
  readonly rules: RulesVersion | Partial<RulesProfile> | null;
  readonly askEverything: boolean;
  readonly concealDecisions: boolean;
  /** The custom cards. */
  readonly cards: readonly CustomCard[];
  /** The SHA-256, in hexadecimal digits, of the definitions as a list in JSON by RFC 8785; null without custom cards. */
  readonly hash: string | null;
}

export interface CustomCard {
  readonly definition: CardDefinition;
  /** What is printed on it. */
  readonly text: string;
  /** Whether it replaces a built-in card with its name. */
  readonly replaces: boolean;
}

export interface TokenParams {
  readonly duel: string;
}

export interface SeatParams extends TokenParams {
  /** The holder of the token, if this should be checked. */
  readonly player?: SeatViewer;
}

export interface WatchParams extends TokenParams {
  /** The number of facts that the client has; 0 by default. */
  readonly from?: number;
}

export interface ChooseParams extends TokenParams {
  /** Indexes into the options of the decision. */
  readonly choice: readonly number[];
  readonly player?: SeatViewer;
  /** The id of the answered decision: an answer that arrives late must not answer the next one. */
  readonly decision: number;
}

export interface LogParams extends SeatParams {
  /** Number of facts to skip; 0 by default. */
  readonly from?: number;
}

export interface LegalChoicesParams extends TokenParams {
  /** Maximum number of answers: up to 1000, which is the default. */
  readonly most?: number;
}

export interface NameParams {
  readonly name: string;
}

export interface TextParams {
  readonly text: string;
}

export interface LegalChoices {
  readonly choices: readonly Answer[];
  /** Whether the list is complete. */
  readonly complete: boolean;
}

export interface OwnView {
  readonly p1?: DuelView;
  readonly p2?: DuelView;
}

export const DUEL_STATUS = ['waiting', 'playing', 'over'] as const;

/** `waiting`: nobody has joined yet. For spectators a duel is `waiting` until its start is as old as their delay. */
export type DuelStatus = (typeof DUEL_STATUS)[number];

/** What the holder of a token may know at one moment. */
export interface DuelUpdate {
  /** The token. */
  readonly duel: string;
  readonly viewer: SeatViewer;
  readonly status: DuelStatus;
  /** Null while waiting. */
  readonly view: DuelView<SeatViewer> | null;
  /** The number of facts that the holder may know so far. */
  readonly next: number;
  /**
   * In the result of `duel.watch`, the facts from `from` up to `next`. In a message, those since the message before; a spectator's
   * message may leave some out, which `duel.log` gives.
   */
  readonly facts: readonly KnownFact[];
  readonly clock: ClockState | null;
  readonly names: { readonly [P in Player]: string | null };
  /** Whose names are those of accounts: others name themselves. */
  readonly verified: readonly Player[];
  /** The player whose clock has run out, if that ended the duel. */
  readonly timedOut: Player | null;
  /**
   * If an administrator has suspended the duel, or the server because a step of it took too long: nobody can act, and no clock runs,
   * until an administrator resumes it.
   */
  readonly suspended: Suspension | null;
  /** If an administrator has ended the duel: then `status` is `over`, and without a winner there is no result in `view`. */
  readonly ended: EndedByAdmin | null;
  /** Who has asked for a rematch. */
  readonly rematch: readonly Player[];
}

export interface Suspension {
  /** What the players are told. */
  readonly reason: string | null;
}

export interface EndedByAdmin extends Suspension {
  readonly by: 'admin';
  /** The opponent of the winner has conceded, as far as the record is concerned; null if nobody has won. */
  readonly winner: Player | null;
}

export interface WatchedDuel extends DuelUpdate {
  readonly commitment: string;
  readonly spectate: string;
}

/** `commitment` is the SHA-256, in hexadecimal digits, of `salt:seed`. */
export interface SeedProof {
  /** `chacha20:` and 64 hexadecimal digits; a number in duels that began before seeds were secret. */
  readonly seed: Seed;
  readonly salt: string;
  readonly commitment: string;
}

/** The token of the same player in the new duel; absent until the opponent has asked too. */
export interface Rematch {
  readonly duel?: string;
}

export interface HostLimits {
  /** Maximum length of a message in bytes. */
  readonly messageBytes: number;
  /** Maximum nesting depth of arrays and objects. */
  readonly depth: number;
  /** Maximum number of requests in a batch. */
  readonly batch: number;
  /** Requests a second from one connection, and how many may come at once. Each request of a batch counts. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** Milliseconds a second that the requests of one connection may take on the server. */
  readonly processorMs: number;
  /** The same for all connections from one address. */
  readonly processorMsPerClient: number;
  /** Connections from one address. */
  readonly connections: number;
  /** Duels that one address has created and that are not over. */
  readonly duelsPerClient: number;
  /** Duels on this server that are not over. */
  readonly duels: number;
  /** Duels that are not over that one connection may watch. */
  readonly watched: number;
  /** For how many minutes open duels are listed. */
  readonly listedMinutes: number;
  /** Custom cards in a duel. */
  readonly customCards: number;
  /** The length of all custom cards of a duel as JSON, in bytes. */
  readonly customCardBytes: number;
}

export interface HostInfo {
  readonly name: 'taiki';
  /** The version of the engine. */
  readonly version: string;
  /** Increases with every incompatible change. */
  readonly protocol: 1;
  readonly methods: readonly string[];
  /** Whether `account.signIn` takes tokens. */
  readonly accounts: boolean;
  readonly limits: HostLimits;
  /** By how many seconds spectators see a duel later. */
  readonly spectatorDelay: number;
  readonly clock: ClockSettings | null;
}

/** Errors of the server itself. */
export type HostErrorCode =
  | ProtocolErrorCode
  | 'BAD_TOKEN'
  | 'NOT_YOUR_SEAT'
  | 'NOT_STARTED'
  | 'NOT_SIGNED_IN'
  | 'BAD_ACCOUNT'
  | 'ACCOUNTS_UNAVAILABLE'
  | 'NOT_OVER'
  | 'INVITATION_USED'
  | 'CARDS_NOT_AGREED'
  | 'TOO_FAST'
  | 'TOO_MANY_DUELS'
  | 'TOO_MANY_WATCHED'
  | 'STALE_DECISION'
  | 'DUEL_SUSPENDED'
  | 'STORE_FAILED'
  | 'OWNER_LOST'
  | 'SHUTTING_DOWN';

/** A JSON-RPC error. */
export interface HostErrorObject {
  readonly code: RpcErrorNumber;
  /** Names the value and what was expected. */
  readonly message: string;
  readonly data: HostErrorData;
}

export type RequestId = string | number | null;

export interface HostErrorResponse {
  readonly jsonrpc: '2.0';
  /** Null if the request could not be read. */
  readonly id: RequestId;
  readonly error: HostErrorObject;
}

/** `error.data` of every error. */
export interface HostErrorData {
  readonly code: HostErrorCode | ErrorCode;
  /** For the code TOO_FAST: after how many milliseconds the request may be sent again. */
  readonly retryAfter?: number;
}

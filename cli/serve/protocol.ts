import type {
  Answer,
  CardDefinition,
  Decision,
  Deck,
  DuelLimits,
  DuelSnapshot,
  DuelView,
  ErrorCode,
  Explanation,
  Fact,
  KnownFact,
  Player,
  Position,
  Result,
  RulesProfile,
  RulesVersion,
  Seed,
  Viewer,
} from 'taiki';
import type { ObservationSchema } from 'taiki/learning';
import type { DeckParam } from './deckParam.ts';
import type {
  AgentParams,
  CreatedVector,
  ObserveParams,
  PackedObservations,
  PickParams,
  PickState,
  VectorHandle,
  VectorParams,
  VectorResetParams,
  VectorState,
  VectorStepParams,
} from './learning/learningProtocol.ts';

/**
 * The protocol of `taiki serve`: JSON-RPC 2.0, one message per line, with named parameters. `taiki serve --schema` prints the
 * schema generated from these types. Object properties without a value are absent; a result without a value is null.
 */
export interface Methods {
  /** The server's version, methods and limits. */
  readonly 'server.info': { readonly params: NoParams; readonly result: ServerInfo };
  /** Creates a duel from decks or from a position. */
  readonly 'duel.create': { readonly params: CreateParams; readonly result: DuelHandle };
  /** The open decision; null if the duel is over. For a player: as that player is told it, null if another player decides. */
  readonly 'duel.decision': { readonly params: DecisionParams; readonly result: Decision | null };
  /** Answers the open decision and returns the next one; null if the duel is over. */
  readonly 'duel.choose': { readonly params: ChooseParams; readonly result: Decision | null };
  /** A player concedes (104.3). Returns the result of the duel. */
  readonly 'duel.concede': { readonly params: PlayerParams; readonly result: Result | null };
  /**
   * Answers the open decision, and returns what each player may know then, for a host that sends each view to its player: a view
   * contains the decision of its player if it is theirs, and the facts since this answer.
   */
  readonly 'duel.step': { readonly params: ChooseParams; readonly result: BothViews };
  /** Everything that a player may know, or a spectator, or a judge, who sees every card. */
  readonly 'duel.view': { readonly params: ViewParams; readonly result: DuelView<Viewer> };
  /** The facts so far, in order: all of them, or those that a viewer may know. */
  readonly 'duel.log': {
    readonly params: LogParams;
    readonly result: readonly Fact[] | readonly KnownFact[];
  };
  /** Complete legal answers to the open decision, up to a limit; none if the duel is over. */
  readonly 'duel.legalChoices': { readonly params: LegalChoicesParams; readonly result: LegalChoices };
  /** Actions that are not allowed in the open decision, with the rules that forbid them. */
  readonly 'duel.explain': { readonly params: DuelHandle; readonly result: readonly Explanation[] };
  /** The dotted path of the current chart state. */
  readonly 'duel.state': { readonly params: DuelHandle; readonly result: string };
  /** The seed of the duel. Reveals all that is random: keep it from players until the duel is over. */
  readonly 'duel.seed': { readonly params: DuelHandle; readonly result: Seed };
  /** The current state as JSON, for `duel.restore`. */
  readonly 'duel.snapshot': { readonly params: DuelHandle; readonly result: DuelSnapshot };
  /** Restores a duel from a snapshot. */
  readonly 'duel.restore': { readonly params: RestoreParams; readonly result: DuelHandle };
  /** Creates an independent copy of a duel. */
  readonly 'duel.fork': { readonly params: DuelHandle; readonly result: DuelHandle };
  /**
   * A duel as this one may be for all that the player of the open decision knows: the cards that this player does not know are dealt anew,
   * and what is random later is drawn anew. It has no past: neither record nor snapshot, and its log begins empty. Null where the running
   * effect has drawn at random already, or has hidden a card that was seen before it.
   */
  readonly 'duel.sample': { readonly params: SampleParams; readonly result: SampledDuel };
  /** Seed, decks and choices as text, for `duel.replay`. */
  readonly 'duel.record': { readonly params: DuelHandle; readonly result: string };
  /** Replays a record to its end. */
  readonly 'duel.replay': { readonly params: ReplayParams; readonly result: DuelHandle };
  /** The result of the duel; null while it is in progress. */
  readonly 'duel.result': { readonly params: DuelHandle; readonly result: Result | null };
  /** The table as text, as a player may see it, without a line end after the last line. */
  readonly 'duel.board': { readonly params: PlayerParams; readonly result: string };
  /** Closes a duel. */
  readonly 'duel.close': { readonly params: DuelHandle; readonly result: null };
  /** The card with exactly this name, as data. */
  readonly 'cards.find': { readonly params: NameParams; readonly result: CardDefinition };
  /** The card with exactly this name, as text. */
  readonly 'cards.describe': { readonly params: NameParams; readonly result: string };
  /** The names of all built-in cards. */
  readonly 'cards.list': { readonly params: NoParams; readonly result: readonly string[] };
  /** The starter decks, by name. */
  readonly 'decks.list': { readonly params: NoParams; readonly result: Decks };
  /** Parses a deck from text, one line per card, such as `4 Aqua Hulcus`. */
  readonly 'decks.parse': { readonly params: TextParams; readonly result: Deck };
  /** What the arrays of observations are, and what the slots of picks stand for. */
  readonly 'learning.schema': { readonly params: NoParams; readonly result: ObservationSchema };
  /** What a player may know, as arrays. */
  readonly 'learning.observe': { readonly params: ObserveParams; readonly result: PackedObservations };
  /** Picks slots, answers the open decision if that completes the answer, and returns what is to be picked then. */
  readonly 'learning.pick': { readonly params: PickParams; readonly result: PickState };
  /** From now on, `learning.pick` lets an agent answer for this player. Returns what is to be picked then. */
  readonly 'learning.agent': { readonly params: AgentParams; readonly result: PickState };
  /** Begins many duels that are stepped at once. */
  readonly 'learning.create': { readonly params: VectorParams; readonly result: CreatedVector };
  /** Picks one slot in each duel. A duel that ends is followed by the next one. */
  readonly 'learning.step': { readonly params: VectorStepParams; readonly result: VectorState };
  /** Begins all duels again. */
  readonly 'learning.reset': { readonly params: VectorResetParams; readonly result: VectorState };
  /** Closes duels that are stepped at once. */
  readonly 'learning.close': { readonly params: VectorHandle; readonly result: null };
}

export type MethodName = keyof Methods;
export type Params<M extends MethodName> = Methods[M]['params'];
export type ResultOf<M extends MethodName> = Methods[M]['result'];

export type NoParams = Readonly<Record<string, never>>;

/** The name of an open duel. */
export interface DuelHandle {
  readonly duel: string;
}

export interface ServerInfo {
  readonly name: 'taiki';
  /** The version of the engine. */
  readonly version: string;
  /** Increases with every incompatible change. */
  readonly protocol: 1;
  readonly methods: readonly string[];
  readonly limits: ServerLimits;
}

export interface ServerLimits {
  /** Maximum length of a line in bytes. */
  readonly messageBytes: number;
  /** Maximum nesting depth of arrays and objects. */
  readonly depth: number;
  /** Maximum number of requests in a batch. */
  readonly batch: number;
  /** Maximum number of open duels. */
  readonly duels: number;
}

/** Exactly one of `decks` and `position` is required. */
export interface CreateParams {
  readonly decks?: { readonly p1: DeckParam; readonly p2: DeckParam };
  /** The cards in each zone, as data or as text. */
  readonly position?: Position | string;
  /**
   * `chacha20:` and 64 hexadecimal digits; by default, new ones, which `duel.seed` tells. Or, for tests and simulations, an integer from 0 to
   * 2^53 - 1: the duel is reproducible, but a player can compute the number from a few cards.
   */
  readonly seed?: Seed;
  /** 103.4. Only with `decks`; `p1` by default. */
  readonly firstPlayer?: Player;
  /** Custom cards, in addition to the built-in ones. */
  readonly cards?: readonly CardDefinition[];
  /** A rules version, or individual settings on which versions differ. */
  readonly rules?: RulesVersion | Partial<RulesProfile>;
  /** Also asks decisions with exactly one possible answer. */
  readonly askEverything?: boolean;
  /** Asks for declarations whenever hidden cards could have one, so that being asked reveals nothing. */
  readonly concealDecisions?: boolean;
  /** Limits after which the duel ends without a winner. */
  readonly limits?: Partial<DuelLimits>;
}

export interface ChooseParams extends DuelHandle {
  /** Indexes into the options of the decision. */
  readonly choice: readonly number[];
  /** The player who answers, if this should be checked. */
  readonly player?: Player;
  /** The id of the answered decision as `duel.decision` gives it without `player`, if this should be checked. */
  readonly decision?: number;
}

export interface DecisionParams extends DuelHandle {
  /** The player to whom the decision is shown; by default, it has the ids of the table. */
  readonly player?: Player;
}

export interface PlayerParams extends DuelHandle {
  readonly player: Player;
}

export interface ViewParams extends DuelHandle {
  /** Who looks: a player, `spectator` (sees what both players may know) or `judge` (sees every card). */
  readonly player: Viewer;
}

/** What each player may know. */
export interface BothViews {
  readonly p1: DuelView;
  readonly p2: DuelView;
}

export interface LogParams extends DuelHandle {
  /** Number of facts to skip; 0 by default. */
  readonly from?: number;
  /** Includes only what this player, or the spectator, may know; by default, everything. */
  readonly player?: Viewer;
}

export interface LegalChoicesParams extends DuelHandle {
  /** Maximum number of answers: up to 10,000; 1000 by default. */
  readonly most?: number;
}

export interface LegalChoices {
  readonly choices: readonly Answer[];
  /** Whether the list is complete. */
  readonly complete: boolean;
}

export interface SampleParams extends DuelHandle {
  /** A whole number from 0 to 2^53 - 1, which determines the sample; 0 by default. */
  readonly seed?: number;
}

export interface SampledDuel {
  readonly duel: string | null;
}

export interface RestoreParams {
  /** A snapshot returned by `duel.snapshot`. */
  readonly snapshot: DuelSnapshot;
  /** The custom cards that the duel was created with. */
  readonly cards?: readonly CardDefinition[];
}

export interface ReplayParams {
  /** A record returned by `duel.record`. */
  readonly record: string;
  /** The custom cards that the duel was created with. */
  readonly cards?: readonly CardDefinition[];
}

export interface NameParams {
  readonly name: string;
}

export interface TextParams {
  readonly text: string;
}

export interface Decks {
  readonly [name: string]: Deck;
}

/** Errors of the server itself, before a request reaches the engine. */
export type ServerErrorCode =
  | 'PARSE_ERROR'
  | 'INVALID_REQUEST'
  | 'MESSAGE_TOO_LARGE'
  | 'TOO_DEEP'
  | 'BATCH_TOO_LARGE'
  | 'METHOD_NOT_FOUND'
  | 'INVALID_PARAMS'
  | 'UNKNOWN_DUEL'
  | 'UNKNOWN_VECTOR'
  | 'TOO_MANY_DUELS'
  | 'STALE_DECISION'
  | 'INTERNAL';

/** -32700 to -32600 as defined by JSON-RPC; -32000 for engine errors and unavailable duels. */
export type ErrorNumber = -32700 | -32600 | -32601 | -32602 | -32603 | -32000;

/** A JSON-RPC error. */
export interface ErrorObject {
  readonly code: ErrorNumber;
  /** Names the value and what was expected. */
  readonly message: string;
  readonly data: ErrorData;
}

export interface ErrorData {
  readonly code: ErrorCode | ServerErrorCode;
  /** For the code ENGINE (a bug in the engine): the record that reproduces it. */
  readonly record?: string;
}

export type RequestId = string | number | null;

export interface ErrorResponse {
  readonly jsonrpc: '2.0';
  /** Null if the request could not be read. */
  readonly id: RequestId;
  readonly error: ErrorObject;
}

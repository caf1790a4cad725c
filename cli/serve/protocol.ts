import type {
  Answer,
  CardDefinition,
  Decision,
  Deck,
  DuelLimits,
  DuelSnapshot,
  ErrorCode,
  Explanation,
  Fact,
  KnownFact,
  Player,
  Position,
  Result,
  RulesProfile,
  RulesVersion,
  TableView,
} from 'taiki';

/**
 * What `taiki serve` speaks: JSON-RPC 2.0, one message a line, with named parameters. `taiki serve --schema` prints the
 * schema that is made from these types. What has no value is absent from an object; a whole result that is nothing is null.
 */
export interface Methods {
  /** What this server is, and what it takes. */
  readonly 'server.info': { readonly params: NoParams; readonly result: ServerInfo };
  /** Begins a duel, from decks or from a position. */
  readonly 'duel.create': { readonly params: CreateParams; readonly result: DuelHandle };
  /** Who must choose what now; null when the duel is over. */
  readonly 'duel.decision': { readonly params: DuelHandle; readonly result: Decision | null };
  /** Answers the open decision. The result is the next decision; null when the duel is over. */
  readonly 'duel.choose': { readonly params: ChooseParams; readonly result: Decision | null };
  /** A player gives up (104.3). The result is how the duel ended. */
  readonly 'duel.concede': { readonly params: PlayerParams; readonly result: Result | null };
  /** What a player may know of the table. */
  readonly 'duel.view': { readonly params: PlayerParams; readonly result: TableView };
  /** What has happened, in order: everything, or what a player may know of it. */
  readonly 'duel.log': {
    readonly params: LogParams;
    readonly result: readonly Fact[] | readonly KnownFact[];
  };
  /** Whole answers to the open decision, each legal: the first ones where there are very many; none when the duel is over. */
  readonly 'duel.legalChoices': { readonly params: LegalChoicesParams; readonly result: LegalChoices };
  /** What the player who decides might expect to be able to do and cannot, with the rule that forbids it. */
  readonly 'duel.explain': { readonly params: DuelHandle; readonly result: readonly Explanation[] };
  /** The dotted path of the state of the chart that the duel is in. */
  readonly 'duel.state': { readonly params: DuelHandle; readonly result: string };
  /** This moment as JSON, for `duel.restore`. */
  readonly 'duel.snapshot': { readonly params: DuelHandle; readonly result: DuelSnapshot };
  /** A duel that goes on from a snapshot. */
  readonly 'duel.restore': { readonly params: RestoreParams; readonly result: DuelHandle };
  /** An independent duel that goes on from here. */
  readonly 'duel.fork': { readonly params: DuelHandle; readonly result: DuelHandle };
  /** Seed, decks and choices as text, for `duel.replay`. */
  readonly 'duel.record': { readonly params: DuelHandle; readonly result: string };
  /** The duel of a record, played again to where the record ends. */
  readonly 'duel.replay': { readonly params: ReplayParams; readonly result: DuelHandle };
  /** How the duel ended; null while it is open. */
  readonly 'duel.result': { readonly params: DuelHandle; readonly result: Result | null };
  /** Forgets a duel. */
  readonly 'duel.close': { readonly params: DuelHandle; readonly result: null };
  /** The card of exactly this name, as data. */
  readonly 'cards.find': { readonly params: NameParams; readonly result: CardDefinition };
  /** The card of exactly this name, printed as text. */
  readonly 'cards.describe': { readonly params: NameParams; readonly result: string };
  /** The names of all cards that come with the engine. */
  readonly 'cards.list': { readonly params: NoParams; readonly result: readonly string[] };
  /** The starter decks, by name. */
  readonly 'decks.list': { readonly params: NoParams; readonly result: Decks };
  /** A deck from text: a line a card, such as `4 Aqua Hulcus`. */
  readonly 'decks.parse': { readonly params: TextParams; readonly result: Deck };
}

export type MethodName = keyof Methods;
export type Params<M extends MethodName> = Methods[M]['params'];
export type ResultOf<M extends MethodName> = Methods[M]['result'];

export type NoParams = Readonly<Record<string, never>>;

/** A duel that this server keeps. */
export interface DuelHandle {
  readonly duel: string;
}

export interface ServerInfo {
  readonly name: 'taiki';
  /** The version of the engine. */
  readonly version: string;
  /** Counts up when something that a client relies on changes. */
  readonly protocol: 1;
  readonly methods: readonly string[];
  readonly limits: ServerLimits;
}

export interface ServerLimits {
  /** How many bytes a line may have. */
  readonly messageBytes: number;
  /** How deep lists and objects may lie in each other. */
  readonly depth: number;
  /** How many requests a batch may hold. */
  readonly batch: number;
  /** How many duels may be open at once. */
  readonly duels: number;
}

/** The name of a starter deck; or forty card names; or a deck, as `decks.parse` gives it. */
export type DeckParam = string | readonly string[] | Deck;

/** Either `decks` or `position` is given. */
export interface CreateParams {
  readonly decks?: { readonly p1: DeckParam; readonly p2: DeckParam };
  /** What lies where, as data or in its text form. */
  readonly position?: Position | string;
  /** A whole number from 0 to 2^53 - 1; 0 when not given. */
  readonly seed?: number;
  /** 103.4. Only with `decks`; `p1` when not given. */
  readonly firstPlayer?: Player;
  /** Own cards, besides those that come with the engine. */
  readonly cards?: readonly CardDefinition[];
  /** A version of the rules, or points on which versions differ. */
  readonly rules?: RulesVersion | Partial<RulesProfile>;
  /** Decisions with exactly one possible answer are asked too. */
  readonly askEverything?: boolean;
  /** A player is asked to declare wherever somebody in their place could. */
  readonly concealDecisions?: boolean;
  /** How long the duel may go on before it ends with no winner; the usual limits when not given. */
  readonly limits?: Partial<DuelLimits>;
}

export interface ChooseParams extends DuelHandle {
  /** Indexes into the options of the decision. */
  readonly choice: readonly number[];
  /** Who answers, where that is to be checked. */
  readonly player?: Player;
  /** The id of the decision that is answered, where that is to be checked. */
  readonly decision?: number;
}

export interface PlayerParams extends DuelHandle {
  readonly player: Player;
}

export interface LogParams extends DuelHandle {
  /** How many facts to leave out at the beginning; 0 when not given. */
  readonly from?: number;
  /** Whose knowledge to keep to; nothing is hidden when not given. */
  readonly player?: Player;
}

export interface LegalChoicesParams extends DuelHandle {
  /** How many to list: at most 10,000; 1000 when not given. */
  readonly most?: number;
}

export interface LegalChoices {
  readonly choices: readonly Answer[];
  /** Whether these are all. */
  readonly complete: boolean;
}

export interface RestoreParams {
  /** What `duel.snapshot` gave. */
  readonly snapshot: DuelSnapshot;
  /** The own cards that the duel was created with. */
  readonly cards?: readonly CardDefinition[];
}

export interface ReplayParams {
  /** What `duel.record` gave. */
  readonly record: string;
  /** The own cards that the duel was created with. */
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

/** What this server refuses before the engine sees it. */
export type ServerErrorCode =
  | 'PARSE_ERROR'
  | 'INVALID_REQUEST'
  | 'MESSAGE_TOO_LARGE'
  | 'TOO_DEEP'
  | 'BATCH_TOO_LARGE'
  | 'METHOD_NOT_FOUND'
  | 'INVALID_PARAMS'
  | 'UNKNOWN_DUEL'
  | 'TOO_MANY_DUELS'
  | 'STALE_DECISION'
  | 'INTERNAL';

/** -32700 to -32600 as JSON-RPC has them; -32000 for what the engine refuses, and for duels that cannot be had. */
export type ErrorNumber = -32700 | -32600 | -32601 | -32602 | -32603 | -32000;

/** An error of JSON-RPC. */
export interface ErrorObject {
  readonly code: ErrorNumber;
  /** Names the value, and what was expected. */
  readonly message: string;
  readonly data: ErrorData;
}

export interface ErrorData {
  readonly code: ErrorCode | ServerErrorCode;
  /** With the code ENGINE, a mistake of the engine: the record that reproduces it. */
  readonly record?: string;
}

export type RequestId = string | number | null;

export interface ErrorResponse {
  readonly jsonrpc: '2.0';
  /** Null where the request could not be read. */
  readonly id: RequestId;
  readonly error: ErrorObject;
}

import type { CardDefinition, DuelLimits, Player, Result, RulesProfile, RulesVersion } from 'taiki';
import type { DeckParam } from '../deckParam.ts';

export const SERVED_AGENTS = ['greedy', 'random'] as const;
export type ServedAgent = (typeof SERVED_AGENTS)[number];

/** Rows of numbers in which most rows are 0. */
export interface PackedRows {
  /** In base64, a bit for each row, the lowest of a byte first: 1 if the row has a value other than 0. */
  readonly rows: string;
  /** In base64, little-endian, the values of those rows in order. */
  readonly values: string;
}

/** Observations. `learning.schema` says the dtype and the shape of each array. */
export interface PackedObservations {
  readonly cards: PackedRows;
  /** In base64, little-endian. */
  readonly globals: string;
  readonly slots: PackedRows;
  /** In base64. */
  readonly mask: string;
}

/** Who has to pick in a duel, and among what. */
export interface PickState {
  /** Null if the duel is over. */
  readonly player: Player | null;
  /** The slots picked so far of the answer to the open decision. */
  readonly slots: readonly number[];
  /** What that player may know; null if it is in a file, or the duel is over. */
  readonly observation: PackedObservations | null;
  readonly result: Result | null;
}

export interface ObserveParams {
  readonly duel: string;
  readonly player: Player;
  /** The slots picked so far of the answer to the open decision of this player; none by default. */
  readonly slots?: readonly number[];
}

export interface PickParams {
  readonly duel: string;
  /** All slots picked so far of the answer to the open decision, the new ones last. */
  readonly slots: readonly number[];
  /**
   * A file of the bytes of one observation, with `--stdio` only: the observation is written to it, and `observation` is null. It has the
   * arrays one after the other, cards, globals, slots and mask. The server keeps it open until another one is named.
   */
  readonly file?: string;
}

export interface AgentParams {
  readonly duel: string;
  readonly player: Player;
  readonly agent: ServedAgent;
  /** An integer from 0 to 2^53 - 1; 0 by default. */
  readonly seed?: number;
}

export interface VectorParams {
  /** How many duels are stepped at once. They count as open duels. */
  readonly duels: number;
  readonly decks: { readonly p1: DeckParam; readonly p2: DeckParam };
  /** An integer from 0 to 2^53 - 1; 0 by default. Everything follows from it and the slots. */
  readonly seed?: number;
  /** The number of the first row, for duels that are spread over servers: rows 128 to 255 of 256 play the same duels everywhere. */
  readonly firstRow?: number;
  /**
   * A file of the bytes of all rows, with `--stdio` only: the observations of these rows are written to it, and `observations` is null.
   * It has the arrays one after the other, cards, globals, slots and mask, each with all rows.
   */
  readonly file?: string;
  /** 103.4. `alternating` by default: `p1` in the first duel of each row. */
  readonly firstPlayer?: Player | 'alternating';
  /** Agents that play a player, whose decisions are then never open; not both. */
  readonly agents?: { readonly p1?: ServedAgent; readonly p2?: ServedAgent };
  /** What a slot does that the mask does not allow: `refuse` (default) refuses the step; `concede` lets its player concede (104.3). */
  readonly illegalSlots?: 'refuse' | 'concede';
  /** Custom cards, in addition to the built-in ones. */
  readonly cards?: readonly CardDefinition[];
  /** A rules version, or individual settings on which versions differ. */
  readonly rules?: RulesVersion | Partial<RulesProfile>;
  /** Also asks decisions with exactly one possible answer. */
  readonly askEverything?: boolean;
  /** Asks for declarations whenever hidden cards could have one, so that being asked reveals nothing. */
  readonly concealDecisions?: boolean;
  /** Limits after which a duel ends without a winner. */
  readonly limits?: Partial<DuelLimits>;
}

/** The name of duels that are stepped at once. */
export interface VectorHandle {
  readonly vector: string;
}

export interface VectorStepParams extends VectorHandle {
  /** A slot for each duel. */
  readonly slots: readonly number[];
  /** Asks for `final`, as this player may know it. */
  readonly final?: Player;
}

export interface VectorResetParams extends VectorHandle {
  /** By default, the seed that they began with. */
  readonly seed?: number;
}

/** Where all duels are after a step. Arrays in base64, little-endian. */
export interface VectorState {
  /** With a first dimension of the number of duels; null if they are in a file. */
  readonly observations: PackedObservations | null;
  /** uint8, who has to pick in each duel: 0 for p1, 1 for p2. */
  readonly players: string;
  /** float32, two for each duel, of p1 and p2: 1 and -1 if the step ended it with a winner, otherwise 0. */
  readonly rewards: string;
  /** uint8, 1 where the step ended a duel; its observation is then the first one of the next duel. */
  readonly ended: string;
  /** uint8, 1 where a duel ended by a limit or in an endless loop. */
  readonly truncated: string;
  /** The result of each duel that the step ended; null for the others. */
  readonly results: readonly (Result | null)[];
  /** If it was asked for: what a player may know at the end of each duel that the step ended, in order; null if it ended none. */
  readonly final?: PackedObservations | null;
}

export interface CreatedVector extends VectorHandle, VectorState {}

/**
 * The trace of a ruling: what its page shows at each step of each play. The build writes it into the page as JSON; the script of the
 * page reads it.
 */
export interface RulingTrace {
  /** Pieces of markup, which steps refer to by index, since most of them do not change from step to step. */
  readonly pieces: readonly string[];
  readonly plays: readonly (readonly TraceStep[])[];
}

export interface TraceStep {
  /** The dotted path of the active state. */
  readonly active: string;
  /** The state that the map lights for it. */
  readonly leaf: string;
  /** How much waits in each cell of the active window: the state of the cell, and the number. */
  readonly counts: readonly (readonly [string, number])[];
  /** Indexes into `pieces`. */
  readonly headline: number;
  readonly lanes: number;
  readonly sides: number;
  readonly arrows: { readonly wide: number; readonly narrow: number };
}

/** The id of the element with the trace. */
export const TRACE_ID = 'trace';

/** What guards and expressions of a chart read. */
export interface Reading {
  readonly context: object;
  readonly event: ChartEvent;
}

export interface ChartEvent {
  readonly type: string;
}

export type CompiledGuard = (reading: Reading) => boolean;

/** An action, with the parameters that the chart gives it. */
export type CompiledAction =
  | {
      readonly kind: 'assign';
      readonly assign: (reading: Reading, params: unknown) => object;
      readonly params: unknown;
    }
  | {
      readonly kind: 'change';
      /** Changes the context in place. */
      readonly change: (context: object, event: ChartEvent, params: unknown) => void;
      readonly params: unknown;
    }
  | {
      readonly kind: 'send';
      /** The id of a child; undefined for the parent. */
      readonly to: string | undefined;
      readonly event: (reading: Reading, params: unknown) => ChartEvent;
      readonly params: unknown;
    }
  | { readonly kind: 'spawn'; readonly id: string; readonly chart: CompiledChart };

export interface CompiledTransition {
  readonly guard: CompiledGuard | undefined;
  /** The actions of the states that are left, of the transition, and of the states that are entered, in this order. */
  readonly actions: readonly CompiledAction[];
  /** The leaf state in which the transition ends. */
  readonly target: LeafState;
}

/** A leaf state of a chart with all transitions that can be taken in it: its own first, then those of its ancestors. */
export interface LeafState {
  /** The dotted path. */
  readonly path: string;
  readonly isFinal: boolean;
  readonly always: readonly CompiledTransition[];
  readonly on: ReadonlyMap<string, readonly CompiledTransition[]>;
  /** The exit actions of the state and its ancestors, which run when the chart ends in it. */
  readonly exit: readonly CompiledAction[];
}

/** A chart as flat tables: one entry for each leaf state. */
export interface CompiledChart {
  readonly initialContext: (input: unknown) => object;
  /** Enters the initial state. */
  readonly start: CompiledTransition;
  /** The leaf states by their dotted paths. */
  readonly leaves: ReadonlyMap<string, LeafState>;
  /** The charts of the actors that it spawns, by their ids. */
  readonly children: ReadonlyMap<string, CompiledChart>;
  /** The number of microsteps after which a macrostep is an endless loop. */
  readonly maxIterations: number;
}

import type { ChartEvent, Guard, UntypedChart } from '../../../machines/chart.ts';

/** An action, with the parameters that the chart gives it. */
export type CompiledAction =
  | { readonly kind: 'assign'; readonly assign: UntypedChart['assigns'][string] }
  | { readonly kind: 'change'; readonly change: UntypedChart['changes'][string]; readonly params: unknown }
  | {
      readonly kind: 'send';
      /** The id of a child; undefined for the parent. */
      readonly to: string | undefined;
      readonly event: (context: object) => ChartEvent;
    }
  | { readonly kind: 'spawn'; readonly id: string; readonly chart: CompiledChart };

export interface CompiledTransition {
  readonly guard: Guard | undefined;
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

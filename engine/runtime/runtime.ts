import type {
  DuelContext,
  DuelEvent,
  DuelInput,
  DuelResources,
  SavedContext,
} from '../../machines/duel/context.ts';
import type { StandbyContext } from '../../machines/standby/arbiter.ts';

/** The XState actors of the charts, or the charts compiled to tables. */
export type RuntimeName = 'xstate' | 'compiled';

/**
 * Runs the charts of one duel: the duel chart and the arbiter that it spawns. States are dotted paths and snapshots contain
 * nothing specific to a runtime, so any runtime can restore a snapshot of any other.
 */
export interface Runtime {
  readonly context: DuelContext;
  /** The state of the duel chart. */
  readonly state: string;
  /** The context of the arbiter. */
  readonly standby: StandbyContext;
  /** Runs to the next decision or the end of the duel. Rethrows errors of procedures. */
  send(event: DuelEvent): void;
  /** A snapshot that shares its immutable parts with this runtime, so it is cheap; forks start from it. */
  persist(): ChartSnapshot;
}

/** The state of the charts between two events, as plain JSON. */
export interface ChartSnapshot {
  readonly state: string;
  readonly context: SavedContext;
  readonly standby: { readonly state: string; readonly context: StandbyContext };
}

/** The start of a runtime: a new duel or a snapshot. */
export type RuntimeStart =
  | { readonly input: DuelInput }
  | { readonly snapshot: ChartSnapshot; readonly resources: DuelResources };

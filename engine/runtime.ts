import type {
  DuelContext,
  DuelEvent,
  DuelInput,
  DuelResources,
  SavedContext,
} from '../machines/duel/context.ts';
import type { StandbyContext } from '../machines/standby/arbiter.ts';

/**
 * Runs the charts of one duel: the duel chart and the arbiter that it spawns. States are dotted paths, and nothing of a
 * runtime's own shows in a snapshot, so that any runtime goes on from the snapshot of any other.
 */
export interface Runtime {
  readonly context: DuelContext;
  /** The state of the duel chart. */
  readonly state: string;
  /** What the arbiter holds. */
  readonly standby: StandbyContext;
  /** Runs to the next decision or the end. Throws what a procedure threw. */
  send(event: DuelEvent): void;
  /** Shares its parts with the runtime, so it costs next to nothing: a fork is a runtime that starts from it. */
  persist(): ChartSnapshot;
}

/** Where the charts are, between two events. Plain JSON. */
export interface ChartSnapshot {
  readonly state: string;
  readonly context: SavedContext;
  readonly standby: { readonly state: string; readonly context: StandbyContext };
}

/** How a runtime starts: with a new duel, or with a snapshot. */
export type RuntimeStart =
  | { readonly input: DuelInput }
  | { readonly snapshot: ChartSnapshot; readonly resources: DuelResources };

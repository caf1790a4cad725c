import type { ChartEdge, ChartNode } from '../charts/chart.ts';
import type { ContextChange } from '../values/changes.ts';

/** What an inspection of XState actors recorded. Plain JSON; it knows nothing of cards. */
export interface ActorTrace {
  readonly xstateTrace: 1;
  readonly title: string;
  /** The charts of the machines that ran, by key. */
  readonly charts: Readonly<Record<string, MachineGraph>>;
  readonly records: readonly ActorTraceRecord[];
  /** The line and the record that it was forked from; undefined for the actors of the program. */
  readonly forkedFrom: { readonly line: number; readonly seq: number } | undefined;
  /** Why the recording does not go on; undefined while it does. */
  readonly stopped: string | undefined;
}

export interface MachineNode extends ChartNode {
  /** Its children are active together. */
  readonly parallel: boolean;
}

/** A machine as a graph, parents before children. A transition with several targets is one edge for each. */
export interface MachineGraph {
  readonly root: string;
  readonly nodes: readonly MachineNode[];
  readonly edges: readonly ChartEdge[];
}

/** `notReached`: an earlier or inner transition was taken. `threw`: the guard threw an error. */
export type GuardOutcome = 'true' | 'false' | 'notReached' | 'threw';

interface OfActor {
  readonly actor: string;
}

/** An actor was created. */
export interface ActorCreated extends OfActor {
  readonly kind: 'actor';
  readonly name: string;
  readonly parent: string | undefined;
  /** The key of its chart; undefined if its logic is not a machine. */
  readonly chart: string | undefined;
  /** What of this actor cannot be shown, and why. */
  readonly hidden: string | undefined;
}

/** An event was sent. `from` is undefined for an event from outside. */
export interface EventSent extends OfActor {
  readonly kind: 'event';
  readonly from: string | undefined;
  readonly event: string;
  readonly payload: unknown;
}

/** An event that its actor did not get: it had ended, or refuses such an event (XState 6). */
export interface EventUndelivered extends OfActor {
  readonly kind: 'undelivered';
  readonly from: string | undefined;
  readonly event: string;
  readonly payload: unknown;
  readonly reason: string;
}

/** A guard of a transition that leaves an active state. */
export interface GuardEvaluated extends OfActor {
  readonly kind: 'guard';
  readonly edge: string;
  readonly guard: string;
  readonly outcome: GuardOutcome;
  /** The guard gave another answer to XState: it is not pure. */
  readonly impure: boolean;
}

export interface TransitionTaken extends OfActor {
  readonly kind: 'microstep';
  readonly event: string;
  readonly edges: readonly string[];
  readonly active: readonly string[];
}

export interface ActionExecuted extends OfActor {
  readonly kind: 'action';
  readonly action: string;
}

/** An actor has finished handling an event. */
export interface ActorSettled extends OfActor {
  readonly kind: 'settled';
  readonly event: string;
  readonly status: string;
  readonly active: readonly string[];
  /** Its context, or what else its logic keeps. */
  readonly context: unknown;
  readonly changes: readonly ContextChange[];
  /** Why no fork can start here. */
  readonly unforkable: string | undefined;
}

export type ActorTraceEntry =
  | ActorCreated
  | EventSent
  | EventUndelivered
  | GuardEvaluated
  | TransitionTaken
  | ActionExecuted
  | ActorSettled;

/** An entry with its position in the total order. */
export type ActorTraceRecord = ActorTraceEntry & { readonly seq: number };

export const ACTOR_RECORD_KINDS = [
  'actor',
  'event',
  'undelivered',
  'guard',
  'microstep',
  'action',
  'settled',
] as const satisfies readonly ActorTraceRecord['kind'][];

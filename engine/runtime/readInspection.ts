import type { InspectionEvent } from './inspect.ts';

/** The charts of a duel. */
export type ChartName = 'duel' | 'standby';

/** The event of XState in which a chart takes transitions. */
export type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;

/** A transition of a chart, the same object every time it is taken. */
export type TakenTransition = Microstep['_transitions'][number];

/** The actor that an inspection event is about. */
export interface InspectedActor {
  /** The same object for every event of an actor. */
  readonly actor: InspectionEvent['actorRef'];
  /** Counted per process, so it differs between runs. */
  readonly session: string;
  /** The chart that the actor runs; undefined if it does not run a chart of a duel. */
  readonly chart: ChartName | undefined;
}

/** The state of an actor; `value` is an XState state value, and undefined if the actor does not run a chart. */
export interface InspectedState {
  /** The name of the event that led to it. */
  readonly event: string;
  readonly value: unknown;
  readonly context: unknown;
}

/** What an inspection event reports, without the names that XState 5 gives to it. */
export type Inspection = InspectedActor &
  (
    | {
        readonly kind: 'actorBegan';
        /** The name under which the actor was spawned; the root has a generated one. */
        readonly id: string;
        readonly parent: string | undefined;
        readonly root: string;
      }
    | {
        readonly kind: 'eventReceived';
        readonly event: { readonly type: string };
        /** The session of the sender; undefined if the event comes from outside. */
        readonly from: string | undefined;
      }
    | (InspectedState & { readonly kind: 'stepped'; readonly transitions: readonly TakenTransition[] })
    | (InspectedState & {
        readonly kind: 'settled';
        readonly status: 'active' | 'done' | 'error' | 'stopped';
      })
  );

/**
 * Reads an inspection event, which is done here only: other versions of XState name these things differently.
 * @returns undefined for the execution of an action and for a transition, which its microstep reports.
 */
export function readInspection(event: InspectionEvent): Inspection | undefined {
  const { actorRef: actor } = event;
  const { sessionId: session } = actor;
  const chart = chartOf(actor);
  switch (event.type) {
    case '@xstate.actor':
      return {
        kind: 'actorBegan',
        actor,
        session,
        chart,
        id: 'id' in actor ? String(actor.id) : '',
        parent: parentSessionOf(actor),
        root: event.rootId,
      };
    case '@xstate.event':
      return {
        kind: 'eventReceived',
        actor,
        session,
        chart,
        event: event.event,
        from: event.sourceRef?.sessionId,
      };
    case '@xstate.microstep':
      return {
        kind: 'stepped',
        actor,
        session,
        chart,
        event: event.event.type,
        value: stateValueIn(event.snapshot),
        context: contextIn(event.snapshot),
        transitions: event._transitions,
      };
    case '@xstate.snapshot':
      return {
        kind: 'settled',
        actor,
        session,
        chart,
        event: event.event.type,
        value: stateValueIn(event.snapshot),
        context: contextIn(event.snapshot),
        status: event.snapshot.status,
      };
    case '@xstate.action':
    case '@xstate.transition':
      return undefined;
  }
}

/** A transition among those of its state for the same event; the event is empty for a transition without one. */
export interface TransitionPlace {
  /** The id of the state that it leaves, such as `duel.turn.draw`. */
  readonly source: string;
  readonly event: string;
  readonly index: number;
}

/** Where a taken transition stands in its chart. */
export function placeOfTransition(transition: TakenTransition): TransitionPlace {
  const { source, eventType } = transition;
  const rivals = eventType === '' ? source.always : source.transitions.get(eventType);
  return { source: source.id, event: eventType, index: Math.max(0, rivals?.indexOf(transition) ?? 0) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const stateValueIn = (snapshot: object): unknown => ('value' in snapshot ? snapshot.value : undefined);

const contextIn = (snapshot: object): unknown => ('context' in snapshot ? snapshot.context : undefined);

function parentSessionOf(actor: object): string | undefined {
  const parent: unknown = '_parent' in actor ? actor._parent : undefined;
  return isObject(parent) && 'sessionId' in parent ? String(parent.sessionId) : undefined;
}

function chartOf(actor: object): ChartName | undefined {
  const logic: unknown = 'logic' in actor ? actor.logic : undefined;
  const id = isObject(logic) && 'id' in logic ? logic.id : undefined;
  return id === 'duel' || id === 'standby' ? id : undefined;
}

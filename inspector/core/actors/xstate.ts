/** The parts of XState 5, and of the alpha of XState 6, that the inspection reads. The package does not depend on the version that a program uses. */

/** The events that XState itself sends to every actor. */
export const XSTATE_EVENTS = ['xstate.init', 'xstate.stop'] as const;

/** XState takes no transition for the event that starts an actor, not even by a wildcard. */
export const isStart = ({ type }: EventObject): boolean => type.replace(/^@/, '') === XSTATE_EVENTS[0];

export interface GuardArguments {
  readonly context: unknown;
  readonly event: EventObject;
}

export interface EventObject {
  readonly type: string;
}

type Predicate = (given: GuardArguments, params: unknown) => boolean;

/** `and`, `or`, `not` and `stateIn`. */
export interface CheckedGuard {
  readonly check: (snapshot: MachineSnapshot, given: GuardArguments, guard: CheckedGuard) => boolean;
}

export type GuardReference =
  | string
  | { readonly type: string; readonly params?: unknown }
  | Predicate
  | (Predicate & CheckedGuard);

export interface Transition {
  readonly eventType: string;
  readonly source: StateNode;
  readonly target: readonly StateNode[] | undefined;
  readonly guard?: GuardReference | undefined;
  /** XState 6: whether it is taken, and where it leads, is known only when it runs. */
  readonly to?: unknown;
  /** XState 6: what the event must have besides its type, such as the id of the actor that is done. */
  readonly matches?: Readonly<Record<string, unknown>> | undefined;
  readonly actions?: readonly unknown[];
}

export interface StateNode {
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly path: readonly string[];
  readonly parent?: StateNode | undefined;
  readonly states: Readonly<Record<string, StateNode>>;
  readonly initial?: { readonly target?: readonly StateNode[] | undefined } | undefined;
  readonly entry?: unknown;
  readonly exit?: unknown;
  readonly invoke: readonly { readonly id: string }[];
  readonly always?: readonly Transition[] | undefined;
  readonly transitions: ReadonlyMap<string, readonly Transition[]>;
}

export interface Machine {
  readonly id: string;
  readonly root: StateNode;
  /** Called `sources` by XState 6. */
  readonly implementations?: Implementations;
  readonly sources?: Implementations;
}

interface Implementations {
  readonly guards: Readonly<Record<string, GuardReference | undefined>>;
}

export const implementationsOf = ({ implementations, sources }: Machine): Implementations =>
  implementations ?? sources ?? { guards: {} };

export interface AnySnapshot {
  readonly status: string;
  readonly context?: unknown;
  readonly output?: unknown;
  readonly error?: unknown;
  readonly children?: Readonly<Record<string, ActorLike | undefined>>;
}

export interface MachineSnapshot extends AnySnapshot {
  readonly machine: Machine;
  /** Called `nodes` by XState 6. */
  readonly _nodes?: readonly StateNode[];
  readonly nodes?: readonly StateNode[];
}

/** The active state nodes. */
export const nodesIn = ({ _nodes, nodes }: MachineSnapshot): readonly StateNode[] => _nodes ?? nodes ?? [];

/** Any running actor. */
export interface ActorLike {
  readonly id: string;
  readonly sessionId: string;
  readonly logic?: unknown;
  readonly _parent?: ActorLike | undefined;
  getSnapshot(): unknown;
}

/** The actor that a program created with `createActor`. */
export interface RootActor extends ActorLike {
  readonly system: { inspect(observer: (event: InspectionEvent) => void): { unsubscribe(): void } };
  // biome-ignore lint/suspicious/noExplicitAny: the events that an actor takes are the program's; a stricter parameter would refuse its actor.
  send(event: any): void;
  getPersistedSnapshot(): unknown;
  start(): unknown;
  stop(): unknown;
}

/** An inspection event, of any kind. */
export interface InspectionEvent {
  readonly type: string;
  readonly actorRef: object;
  readonly rootId: string;
  readonly event?: EventObject;
  readonly snapshot?: unknown;
  readonly sourceRef?: object | undefined;
  readonly action?: { readonly type: string };
  readonly _transitions?: readonly unknown[];
  /** XState 6. */
  readonly microsteps?: readonly unknown[];
  readonly actions?: readonly { readonly type: string }[];
  readonly reason?: string;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What an event has besides its type. */
export const fieldOf = (event: object, key: string): unknown => (isRecord(event) ? event[key] : undefined);

/** Machines are recognized by their root state. */
export const isMachine = (logic: unknown): logic is Machine =>
  isRecord(logic) &&
  isRecord(logic['root']) &&
  (isRecord(logic['implementations']) || isRecord(logic['sources']));

export const isSnapshot = (value: unknown): value is AnySnapshot =>
  isRecord(value) && typeof value['status'] === 'string';

export const isMachineSnapshot = (value: unknown): value is MachineSnapshot =>
  isSnapshot(value) && 'machine' in value && ('_nodes' in value || 'nodes' in value);

export const isActor = (value: unknown): value is ActorLike =>
  isRecord(value) && typeof value['sessionId'] === 'string' && typeof value['getSnapshot'] === 'function';

/** The name of an action or a guard; XState gives its own functions a `type`. */
export function nameOf(reference: unknown): string | undefined {
  if (typeof reference === 'string') return reference;
  if (typeof reference === 'function')
    return 'type' in reference ? String(reference.type) : reference.name || 'inline';
  return isRecord(reference) && 'type' in reference ? String(reference['type']) : undefined;
}

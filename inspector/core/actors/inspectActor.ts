import { changesIn } from '../values/changes.ts';
import type { ActorTrace, ActorTraceEntry, ActorTraceRecord, MachineGraph } from './actorTrace.ts';
import { guardOutcomes } from './guardOutcomes.ts';
import { eventLabel, guardName, type ReadMachine, readMachine } from './machineGraph.ts';
import { plain } from './plain.ts';
import { readInspection, type Told } from './readInspection.ts';
import {
  type ActorLike,
  type EventObject,
  type InspectionEvent,
  isActor,
  isMachine,
  isMachineSnapshot,
  isRecord,
  isSnapshot,
  isStart,
  type MachineSnapshot,
  nodesIn,
  type RootActor,
} from './xstate.ts';

/** The inspection cannot do what was asked at this moment. */
export class ActorInspectionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ActorInspectionError';
  }
}

export interface InspectActorOptions {
  readonly title?: string;
  /** The recording stops after about this many records. Default: 50,000. */
  readonly limit?: number;
}

/** What is known of an actor while it runs. */
interface Watched {
  readonly machine: ReadMachine | undefined;
  /** The snapshot before the next microstep. */
  last: MachineSnapshot | undefined;
  context: unknown;
  /** The event whose guards have been recorded. */
  asked: EventObject | undefined;
}

/** Records XState actors: one that runs (`inspectActor`), or those of a program by the `inspect` option of `createActor`. */
export class ActorInspection {
  readonly #title: string;
  readonly #limit: number;
  readonly #records: ActorTraceRecord[] = [];
  readonly #charts = new Map<MachineGraph, string>();
  readonly #watched = new Map<ActorLike, Watched>();
  readonly #forks: { readonly seq: number; readonly root: RootActor; readonly snapshot: unknown }[] = [];
  #stop: () => void = () => undefined;

  constructor({ title = 'Actors', limit = 50_000 }: InspectActorOptions = {}) {
    if (!Number.isSafeInteger(limit) || limit < 1)
      throw new ActorInspectionError(`limit is ${limit}; expected a whole number above zero.`);
    this.#limit = limit;
    this.#title = title;
  }

  /** Records an actor that has been created, with the children it has by now. */
  follow(actor: RootActor): void {
    this.#stop = stopper(actor.system.inspect(this.inspect));
    this.#registerRunning(actor);
  }

  /** Called by XState. */
  readonly inspect = (event: InspectionEvent): void => {
    const { actorRef } = event;
    if (!isActor(actorRef) || this.#records.length >= this.#limit) return;
    const watched = this.#register(actorRef);
    for (const told of readInspection(event)) this.#take(actorRef, watched, told);
  };

  /** The number of records so far. */
  get size(): number {
    return this.#records.length;
  }

  /** The records from one number on. */
  from(seq: number): readonly ActorTraceRecord[] {
    return this.#records.slice(seq);
  }

  /** What has been recorded so far, as JSON. */
  get trace(): ActorTrace {
    return {
      xstateTrace: 1,
      title: this.#title,
      charts: Object.fromEntries([...this.#charts].map(([graph, key]) => [key, graph])),
      records: [...this.#records],
      forkedFrom: undefined,
      stopped:
        this.#records.length < this.#limit
          ? undefined
          : `The recording stopped after ${this.#records.length} records; the actors run on.`,
    };
  }

  /**
   * Sends an event to a recorded actor.
   * @throws {ActorInspectionError} if no actor has this session id, or it has ended.
   */
  send(actor: string, event: EventObject): void {
    const found = [...this.#watched.keys()].find(({ sessionId }) => sessionId === actor);
    const known = [...this.#watched.keys()].map(({ sessionId, id }) => `${sessionId} (${id})`).join(', ');
    if (found === undefined)
      throw new ActorInspectionError(`There is no actor "${actor}". Expected one of ${known || 'none yet'}.`);
    const snapshot = found.getSnapshot();
    if (isSnapshot(snapshot) && snapshot.status !== 'active')
      throw new ActorInspectionError(
        `The actor "${actor}" has ended (${snapshot.status}); only active actors take "${event.type}".`,
      );
    if (!('send' in found) || typeof found.send !== 'function')
      throw new ActorInspectionError(`The actor "${actor}" takes no events.`);
    found.send(event);
  }

  /**
   * Starts another actor from the state that the root actor had after record `seq`, with an inspection of its own.
   * @param context replaces values of its context, by key.
   * @throws {ActorInspectionError} if nothing had settled by then, the state cannot be persisted, or a key is unknown.
   */
  fork(
    seq: number,
    context: Readonly<Record<string, unknown>> = {},
  ): { readonly actor: RootActor; readonly inspection: ActorInspection } {
    const settled = this.#records.findLast((record) => record.kind === 'settled' && record.seq <= seq);
    const from = this.#forks.find((one) => one.seq === settled?.seq);
    if (settled?.kind === 'settled' && from === undefined)
      throw new ActorInspectionError(`Record ${settled.seq} cannot be forked: ${settled.unforkable}`);
    if (from === undefined)
      throw new ActorInspectionError(
        `Nothing had settled at record ${seq}; expected a record from 0 to ${this.#records.length - 1} after the start.`,
      );
    const actor = sameKindOf(from.root, withContext(from.snapshot, context));
    const changed =
      Object.keys(context).length === 0 ? '' : ` with another ${Object.keys(context).join(', ')}`;
    const inspection = inspectActor(actor, { title: `${this.#title}, forked at ${settled?.seq}${changed}` });
    actor.start();
    return { actor, inspection };
  }

  /** Ends the recording; the actor runs on. */
  close(): void {
    this.#stop();
  }

  #push(entry: ActorTraceEntry): number {
    const seq = this.#records.length;
    this.#records.push({ ...entry, seq });
    return seq;
  }

  #register(actor: ActorLike): Watched {
    const known = this.#watched.get(actor);
    if (known !== undefined) return known;
    const machine = isMachine(actor.logic) ? readMachine(actor.logic) : undefined;
    const watched: Watched = { machine, last: undefined, context: undefined, asked: undefined };
    this.#watched.set(actor, watched);
    if (machine !== undefined && !this.#charts.has(machine.graph))
      this.#charts.set(machine.graph, `${machine.graph.root}#${this.#charts.size}`);
    this.#push({
      kind: 'actor',
      actor: actor.sessionId,
      name: actor.id === actor.sessionId && isMachine(actor.logic) ? actor.logic.id : actor.id,
      parent: actor._parent?.sessionId,
      chart: machine === undefined ? undefined : this.#charts.get(machine.graph),
      hidden:
        machine === undefined
          ? 'Its logic is not a machine (a promise, a callback, an observable or a reducer): it has a status and a value, but no states.'
          : undefined,
    });
    return watched;
  }

  /** An actor that was there before the inspection, and its children. */
  #registerRunning(actor: ActorLike): void {
    const watched = this.#register(actor);
    const snapshot = actor.getSnapshot();
    if (!isSnapshot(snapshot)) return;
    if (isMachineSnapshot(snapshot)) watched.last = snapshot;
    watched.context = plain(keptIn(snapshot));
    for (const child of Object.values(snapshot.children ?? {}))
      if (child !== undefined) this.#registerRunning(child);
  }

  #take(actor: ActorLike, watched: Watched, told: Told): void {
    switch (told.kind) {
      case 'sent':
        this.#push({ kind: 'event', actor: actor.sessionId, ...sentOf(told) });
        break;
      case 'microstep':
        this.#microstep(actor, watched, told);
        break;
      case 'action':
        this.#push({ kind: 'action', actor: actor.sessionId, action: told.name });
        break;
      case 'settled':
        this.#settled(actor, watched, told.event, told.snapshot);
        break;
      case 'undelivered':
        this.#push({
          kind: 'undelivered',
          actor: actor.sessionId,
          ...sentOf(told),
          reason: told.reason,
        });
    }
  }

  #microstep(
    actor: ActorLike,
    watched: Watched,
    { event, transitions, snapshot }: Extract<Told, { readonly kind: 'microstep' }>,
  ): void {
    const isEventless = transitions.length > 0 && transitions.every(isAlways);
    this.#guards(actor, watched, event, isEventless ? 'always' : 'event', transitions);
    watched.asked = event;
    if (isMachineSnapshot(snapshot)) watched.last = snapshot;
    // XState also reports that no transition takes an event.
    if (transitions.length === 0) return;
    this.#push({
      kind: 'microstep',
      actor: actor.sessionId,
      event: isEventless ? 'always' : eventLabel(event.type, event),
      edges: transitions.flatMap((one) => watched.machine?.edgeOf(one) ?? []),
      active: activeIn(watched, snapshot),
    });
  }

  #guards(
    actor: ActorLike,
    { last, machine }: Watched,
    event: EventObject,
    trigger: 'always' | 'event',
    taken: readonly object[],
  ): void {
    if (last === undefined || machine === undefined || last.status !== 'active') return;
    if (trigger === 'event' && isStart(event)) return;
    for (const { transition, outcome } of guardOutcomes(last, event, trigger, taken))
      this.#push({
        kind: 'guard',
        actor: actor.sessionId,
        edge: machine.edgeOf(transition) ?? '',
        guard: guardName(transition) ?? 'inline',
        outcome,
        impure: taken.includes(transition) && outcome !== 'true',
      });
  }

  #settled(actor: ActorLike, watched: Watched, event: EventObject, snapshot: unknown): void {
    if (!isSnapshot(snapshot)) return;
    if (watched.asked !== event) this.#guards(actor, watched, event, 'event', []);
    watched.asked = undefined;
    if (isMachineSnapshot(snapshot)) watched.last = snapshot;
    this.#guards(actor, watched, event, 'always', []);
    const context = plain(keptIn(snapshot), watched.context);
    const changes = changesIn('', watched.context, context);
    watched.context = context;
    const persisted = persistedRoot(actor);
    const seq = this.#push({
      kind: 'settled',
      actor: actor.sessionId,
      event: eventLabel(event.type, event),
      status: snapshot.status,
      active: activeIn(watched, snapshot),
      context,
      changes,
      unforkable: 'reason' in persisted ? persisted.reason : undefined,
    });
    if ('root' in persisted) this.#forks.push({ seq, ...persisted });
  }
}

/** Records an actor of XState 5, or of the alpha of XState 6: its charts, events, guards, transitions and context, and those of every actor it creates. */
export function inspectActor(actor: RootActor, options?: InspectActorOptions): ActorInspection {
  const inspection = new ActorInspection(options);
  inspection.follow(actor);
  return inspection;
}

/** What is recorded of an event that was sent. */
const sentOf = ({
  event: { type, ...payload },
  from,
}: Pick<Extract<Told, { kind: 'sent' }>, 'event' | 'from'>) => ({
  from: from !== undefined && isActor(from) ? from.sessionId : undefined,
  event: eventLabel(type, payload),
  payload: plain(payload),
});

const isAlways = (transition: object): boolean => 'eventType' in transition && transition.eventType === '';

const stopper =
  (subscription: { unsubscribe(): void }): (() => void) =>
  () =>
    subscription.unsubscribe();

const keptIn = ({
  context,
  output,
  error,
}: {
  readonly context?: unknown;
  readonly output?: unknown;
  readonly error?: unknown;
}): unknown => ({
  ...(typeof context === 'object' && context !== null ? context : {}),
  ...(output === undefined ? {} : { output }),
  ...(error === undefined ? {} : { error }),
});

const activeIn = ({ machine }: Watched, snapshot: unknown): readonly string[] =>
  machine !== undefined && isMachineSnapshot(snapshot)
    ? nodesIn(snapshot).map((node) => machine.idOf(node))
    : [];

type Persisted = { readonly root: RootActor; readonly snapshot: unknown } | { readonly reason: string };

/** XState refuses to persist children whose logic has no name; the reason is recorded. */
function persistedRoot(actor: ActorLike): Persisted {
  let root = actor;
  while (root._parent !== undefined) root = root._parent;
  if (!isRoot(root)) return { reason: 'Its root actor cannot be persisted.' };
  try {
    return { root, snapshot: root.getPersistedSnapshot() };
  } catch (cause) {
    return { reason: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** What cannot be written as JSON, such as references to actors, stays as it is. */
function withContext(snapshot: unknown, replaced: Readonly<Record<string, unknown>>): unknown {
  const keys = Object.keys(replaced);
  if (keys.length === 0) return snapshot;
  if (!isRecord(snapshot) || !isRecord(snapshot['context']))
    throw new ActorInspectionError('The root actor has no context, so none of it can be replaced.');
  const { context } = snapshot;
  const unknown = keys.find((key) => !Object.hasOwn(context, key));
  if (unknown !== undefined)
    throw new ActorInspectionError(
      `The context of the root actor has no "${unknown}". Expected one of ${Object.keys(context).join(', ') || 'none: it is empty'}.`,
    );
  return { ...snapshot, context: { ...context, ...replaced } };
}

const isRoot = (actor: ActorLike): actor is RootActor => 'getPersistedSnapshot' in actor && 'system' in actor;

/** An actor made by the same version of XState: `createActor` calls this constructor. */
function sameKindOf(root: RootActor, snapshot: unknown): RootActor {
  const made: unknown = Reflect.construct(root.constructor, [root.logic, { snapshot }]);
  if (isActor(made) && isRoot(made)) return made;
  throw new ActorInspectionError(
    'The actor was not created by createActor of XState, so it cannot be forked.',
  );
}

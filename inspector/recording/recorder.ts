import type { Duel } from 'taiki';
import { type DuelInspector, type GuardAsked, type Inspection, readInspection } from 'taiki/inspect';
import type { Trace, TraceHeader, TraceRecord } from '../trace.ts';
import { type Continuation, Encoder, traceHeader } from './encoder.ts';

/** The recorder cannot record this duel. */
export class RecorderError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RecorderError';
  }
}

/** Receives the records of a recorder. */
export interface Sink {
  /** Called once, before the first record. */
  begin(header: TraceHeader): void;
  /** Never called with an empty list. */
  records(records: readonly TraceRecord[]): void;
}

export interface RecorderOptions {
  /** The title of the trace. */
  readonly title?: string;
  /** Receive the records in addition to memory. */
  readonly sinks?: readonly Sink[];
  /** For a fork: the position at which its records start. */
  readonly continues?: Continuation;
}

/** Sinks get their records at the latest after this many steps. */
const MAX_STEPS = 20_000;

/**
 * Records what happens inside the charts of a duel. Pass it as `inspect` to `createDuel`, `restoreDuel`, `replay` or `fork`,
 * or to XState's `createActor` to record a single chart. One recorder records one duel.
 *
 * While the duel runs, the recorder keeps what follows from the charts by reference; it makes the records when `records` is read; for
 * sinks also every 20,000 steps.
 */
export class Recorder implements DuelInspector {
  readonly header: TraceHeader;
  readonly contexts = 'shared';
  readonly #sinks: readonly Sink[];
  readonly #records: TraceRecord[] = [];
  readonly #encoder: Encoder;
  readonly #actors = new WeakSet<Inspection['actor']>();
  /** The session of the first actor. */
  #root: string | undefined;
  /** The actor of the last inspection event; undefined if it belongs to another duel, whose guards are ignored. */
  #current: Inspection['actor'] | undefined;
  #duel: Duel | undefined;

  constructor({ title = 'A duel', sinks = [], continues }: RecorderOptions = {}) {
    this.header = traceHeader(title);
    this.#encoder = new Encoder(continues);
    this.#sinks = sinks;
    for (const sink of sinks) sink.begin(this.header);
  }

  /** Called by XState. */
  readonly next: NonNullable<DuelInspector['next']> = (event) => {
    const inspection = readInspection(event);
    if (inspection === undefined) return;
    const { actor } = inspection;
    if (inspection.kind === 'actorBegan') this.#register(inspection);
    if (actor !== this.#current) this.#current = this.#actors.has(actor) ? actor : undefined;
    if (this.#current === undefined) return;
    this.#encoder.inspected(inspection);
    if (this.#sinks.length > 0 && this.#encoder.size >= MAX_STEPS) this.flush();
  };

  /** Called by the engine for every guard that it evaluates. */
  readonly guard = (guard: GuardAsked): void => {
    if (this.#current !== undefined) this.#encoder.guard(guard);
  };

  /**
   * Records the origin of the duel, which makes every moment of the trace forkable. Call it right after `createDuel`, or in
   * the first `onStep` call of `replay`.
   * @throws {RecorderError} if choices have already been made.
   */
  follow(duel: Duel): void {
    if (duel.snapshot().choices.length > 0)
      throw new RecorderError(
        'Choices have already been made in this duel. Call follow() right after createDuel(), before the first choice.',
      );
    this.#duel = duel;
    this.#encoder.origin(duel.record());
  }

  /** The recorded duel; undefined until `follow` is called. */
  get duel(): Duel | undefined {
    return this.#duel;
  }

  /** The records so far. The array grows as the duel continues. */
  get records(): readonly TraceRecord[] {
    this.flush();
    return this.#records;
  }

  /** The trace so far. */
  get trace(): Trace {
    return { header: this.header, records: this.records };
  }

  /** Makes the records of what has happened since the last call, and passes them to the sinks. */
  flush(): void {
    const from = this.#records.length;
    this.#encoder.takeInto(this.#records);
    if (this.#records.length === from || this.#sinks.length === 0) return;
    const records = this.#records.slice(from);
    for (const sink of this.#sinks) sink.records(records);
  }

  /** Ends the recording. If the duel is not over, the trace gets an `end` record without a result. */
  close(): void {
    this.#encoder.ended();
    if (this.#sinks.length > 0) this.flush();
  }

  #register({ actor, session, root }: Extract<Inspection, { kind: 'actorBegan' }>): void {
    const isRoot = session === root;
    if (isRoot && this.#root !== undefined) {
      this.#current = undefined;
      throw new RecorderError('This recorder already records a duel. Create a new recorder for each duel.');
    }
    if (isRoot) this.#root = root;
    if (root === this.#root) this.#actors.add(actor);
  }
}

/** A recorder of one duel: `createDuel({ ..., inspect: recorder() })`. */
export const recorder = (options?: RecorderOptions): Recorder => new Recorder(options);

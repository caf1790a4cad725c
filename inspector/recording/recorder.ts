import type { Duel, DuelInspector, GuardAsked } from 'taiki';
import type { Trace, TraceHeader, TraceRecord } from '../trace.ts';
import { type Continuation, Encoder, type Heard, type Inspected, traceHeader } from './encoder.ts';

/** A recorder was used in a way in which it cannot record. */
export class RecorderError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RecorderError';
  }
}

/** Takes the records of a recorder as they are worked out. */
export interface Sink {
  /** Called once, before any record. */
  begin(header: TraceHeader): void;
  /** Never called with an empty list. */
  records(records: readonly TraceRecord[]): void;
}

export interface RecorderOptions {
  /** What the trace is of, for people. */
  readonly title?: string;
  /** Where the records go besides memory. */
  readonly sinks?: readonly Sink[];
  /** For a fork: where its records go on from. */
  readonly continues?: Continuation;
}

/** So much is heard before records are worked out, where nobody asks for them. */
const HEARD_AT_MOST = 20_000;

/**
 * Records what happens inside the charts of a duel: hand it to `createDuel`, `restoreDuel`, `replay` or `fork` as `inspect`,
 * or to `createActor` of XState for a chart alone. One recorder records one duel.
 *
 * Listening only keeps what it hears; records are worked out when somebody reads them, or every 20,000 events.
 */
export class Recorder implements DuelInspector {
  readonly header: TraceHeader;
  readonly #continues: Continuation | undefined;
  #encoder: Encoder | undefined;
  readonly #sinks: readonly Sink[];
  readonly #records: TraceRecord[] = [];
  #heard: Heard[] = [];
  readonly #actors = new WeakSet<Inspected['actorRef']>();
  #root: Inspected['actorRef'] | undefined;
  /** Whose events are heard now; undefined for an actor of another duel, which is none of ours. */
  #speaker: Inspected['actorRef'] | undefined;
  #duel: Duel | undefined;

  constructor({ title = 'A duel', sinks = [], continues }: RecorderOptions = {}) {
    this.header = traceHeader(title);
    this.#continues = continues;
    this.#sinks = sinks;
    for (const sink of sinks) sink.begin(this.header);
  }

  /** What XState calls. */
  readonly next = (heard: Inspected): void => {
    const { actorRef } = heard;
    if (heard.type === '@xstate.actor') this.#meet(heard);
    if (actorRef !== this.#speaker) this.#speaker = this.#actors.has(actorRef) ? actorRef : undefined;
    if (this.#speaker !== undefined) this.#hear(heard);
  };

  /** What the engine calls for every guard. */
  readonly guard = (guard: GuardAsked): void => {
    if (this.#speaker !== undefined) this.#hear(guard);
  };

  /**
   * Tells the recorder which duel it records, so that the trace can be forked from any moment. Call it right after
   * `createDuel`; of a replayed duel, in the first call of `onStep`.
   * @throws {RecorderError} when choices have been made already.
   */
  follow(duel: Duel): void {
    if (duel.snapshot().choices.length > 0)
      throw new RecorderError(
        'A recorder follows a duel from its first decision; choices have been made already.',
      );
    this.#duel = duel;
    this.#hear({ origin: duel.record() });
  }

  /** The duel that is recorded, if `follow` has told. */
  get duel(): Duel | undefined {
    return this.#duel;
  }

  /** The records so far. The list grows as the duel goes on. */
  get records(): readonly TraceRecord[] {
    this.flush();
    return this.#records;
  }

  /** The trace so far. */
  get trace(): Trace {
    return { header: this.header, records: this.records };
  }

  /** Works out the records of everything heard so far, and hands them to the sinks. */
  flush(): void {
    if (this.#heard.length === 0) return;
    const heard = this.#heard;
    this.#heard = [];
    this.#encoder ??= new Encoder(this.#continues);
    const records = this.#encoder.encode(heard);
    if (records.length === 0) return;
    for (const record of records) this.#records.push(record);
    for (const sink of this.#sinks) sink.records(records);
  }

  /** Nothing more will be heard: a trace of a duel that is not over gets its end. */
  close(): void {
    this.#hear({ ended: true });
    this.flush();
  }

  #hear(heard: Heard): void {
    this.#heard.push(heard);
    if (this.#heard.length >= HEARD_AT_MOST) this.flush();
  }

  #meet({ actorRef, rootId }: Inspected): void {
    const isRoot = actorRef.sessionId === rootId;
    if (isRoot && this.#root !== undefined) {
      this.#speaker = undefined;
      throw new RecorderError('A recorder records one duel; make another recorder for another duel.');
    }
    if (isRoot) this.#root = actorRef;
    if (rootId === this.#root?.sessionId) this.#actors.add(actorRef);
  }
}

/** A recorder of one duel: `createDuel({ ..., inspect: recorder() })`. */
export const recorder = (options?: RecorderOptions): Recorder => new Recorder(options);

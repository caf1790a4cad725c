import { createDuel, type Duel, type DuelOptions, type PositionOptions, replay, TaikiError } from 'taiki';
import type { LineInfo } from '../messages.ts';
import { looksLikeTrace, parseTrace, TraceError } from '../model/traceText.ts';
import { traceHeader } from '../recording/encoder.ts';
import { Recorder, type RecorderOptions } from '../recording/recorder.ts';
import type { TraceHeader, TraceRecord } from '../trace.ts';
import { SessionError } from './errors.ts';
import { type Agents, Line, type LineSource, type PlayUntil } from './line.ts';

export interface SessionOptions {
  /** What is looked at, for people. */
  readonly title: string;
  /** Who plays what nobody chooses in the page. */
  readonly agents: Agents;
  /** Of the trace that is opened, where its charts may be other than those of this engine. */
  readonly header?: TraceHeader;
}

/** Milliseconds for which the agents play before other work of the process gets its turn. */
const SLICE = 12;

/** The duels that are looked at together: the first, what was loaded, and their forks. */
export class Session {
  readonly header: TraceHeader;
  readonly #agents: Agents;
  readonly #lines: Line[] = [];
  readonly #watchers = new Set<() => void>();
  /** Lines in which the agents play, and the turn in which they were told to. */
  readonly #playing = new Map<number, symbol>();

  constructor({ title, agents, header }: SessionOptions) {
    this.header = header ?? traceHeader(title);
    this.#agents = agents;
  }

  get lines(): readonly Line[] {
    return this.#lines;
  }

  /** @throws {SessionError} when there is no line of this number. */
  line(id: number): Line {
    const line = this.#lines[id];
    if (line === undefined)
      throw new SessionError('UNKNOWN_LINE', `There is no line ${id}; there are ${this.#lines.length}.`);
    return line;
  }

  /** Calls back after each change: a new line, or new records. */
  onChange(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => void this.#watchers.delete(changed);
  }

  /** Begins a duel that is driven from here. */
  begin(title: string, options: DuelOptions | PositionOptions): Line {
    const recorder = this.#recorder(title);
    const duel = createDuel({ ...options, inspect: recorder });
    recorder.follow(duel);
    return this.#add(title, { mode: 'driven', recorder, duel });
  }

  /** Watches a duel that a program plays: hand the recorder to it. */
  watch(title: string): { readonly line: Line; readonly recorder: Recorder } {
    const recorder = this.#recorder(title);
    return { recorder, line: this.#add(title, { mode: 'watched', recorder }) };
  }

  /**
   * Opens the text of a record or of a trace.
   * @throws {SessionError} for a text that is neither, or that cannot be read.
   */
  load(title: string, text: string): Line {
    return looksLikeTrace(text) ? this.#loadTrace(text) : this.#loadRecord(title, text);
  }

  /**
   * A new line that goes on, driven from here, from the last decision at or before a record.
   * @throws {SessionError} when the line cannot be forked.
   */
  fork(id: number, seq: number): Line {
    const parent = this.line(id);
    const { duel, seq: shared } = parent.duelAt(seq);
    const title = `fork of ${id} at ${shared}`;
    const { facts } = parent.reader(this.header).at(shared);
    const recorder = this.#recorder(title, { continues: { seq: shared + 1, facts } });
    return this.#add(
      title,
      { mode: 'driven', recorder, duel: duel.fork({ inspect: recorder }) },
      { line: parent, seq: shared },
    );
  }

  choose(id: number, decision: number, answer: readonly number[]): void {
    this.line(id).choose(decision, answer);
    this.#changed();
  }

  concede(id: number, ...args: Parameters<Line['concede']>): void {
    this.line(id).concede(...args);
    this.#changed();
  }

  take(id: number, ...args: Parameters<Line['take']>): void {
    this.line(id).take(...args);
    this.#changed();
  }

  /** The agents answer, in slices, until what was asked is reached or `pause` is called. */
  async play(id: number, until: PlayUntil): Promise<void> {
    const turn = Symbol('play');
    this.#playing.set(id, turn);
    const steps = this.line(id).play(this.#agents, until);
    for (let done = false; !done && this.#playing.get(id) === turn; ) {
      const from = performance.now();
      while (!done && performance.now() - from < SLICE) done = steps.next().done ?? false;
      this.#changed();
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (this.#playing.get(id) === turn) this.#playing.delete(id);
  }

  pause(id: number): void {
    this.line(id);
    this.#playing.delete(id);
  }

  /** Lines and records may have grown: tells who watches. */
  changed(): void {
    this.#changed();
  }

  #recorder(title: string, options: RecorderOptions = {}): Recorder {
    return new Recorder({ title, ...options });
  }

  #add(title: string, source: LineSource, from?: { readonly line: Line; readonly seq: number }): Line {
    const line = new Line({ id: this.#lines.length, title, source, ...(from === undefined ? {} : { from }) });
    this.#lines.push(line);
    this.#changed();
    return line;
  }

  #loadTrace(text: string): Line {
    const { header, records } = refusingFile(() => parseTrace(text));
    if (JSON.stringify(header.charts) !== JSON.stringify(this.header.charts))
      throw new SessionError(
        'BAD_FILE',
        'This trace is of other charts than those of this session; open it by itself.',
      );
    return this.#add(header.title, { mode: 'read', records });
  }

  #loadRecord(title: string, text: string): Line {
    const recorder = this.#recorder(title);
    let followed: Duel | undefined;
    refusingFile(() =>
      replay(text, {
        inspect: recorder,
        onStep: (duel) => {
          if (followed === undefined) recorder.follow(duel);
          followed = duel;
        },
      }),
    );
    recorder.close();
    return this.#add(title, { mode: 'read', records: recorder.records });
  }

  #changed(): void {
    for (const changed of this.#watchers) changed();
  }
}

/** Everything that a page without a server needs to know of a session. */
export const standaloneLines = (
  session: Session,
): readonly { readonly line: LineInfo; readonly records: readonly TraceRecord[] }[] =>
  session.lines.map((line) => ({ line: line.info, records: line.ownRecords }));

function refusingFile<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof TaikiError || cause instanceof TraceError)) throw cause;
    throw new SessionError('BAD_FILE', cause.message, { cause });
  }
}

import {
  createDuel,
  type Duel,
  type DuelOptions,
  type Engine,
  type PositionOptions,
  parsePosition,
  replay,
  TaikiError,
} from 'taiki';
import type { CopyForm, LineInfo, ProgramCommand } from '../messages.ts';
import { looksLikeTrace, parseTrace, TraceError } from '../model/trace/traceText.ts';
import { BreakpointHits, type BreakpointSpec } from '../model/watching/breakpoints.ts';
import { traceHeader } from '../recording/encoder.ts';
import { Recorder, type RecorderOptions } from '../recording/recorder.ts';
import type { Bookmark, TraceHeader, TraceRecord } from '../trace.ts';
import { copyOf } from './copies.ts';
import { type Agents, Line, type LineSource, type PlayUntil } from './line.ts';
import { PausePoint } from './pausePoint.ts';
import { SessionError } from './sessionError.ts';

export interface SessionOptions {
  /** The title of the session. */
  readonly title: string;
  /** Make the choices that nobody makes on the page. */
  readonly agents: Agents;
  /** The engine that begins and replays duels. Default: the one with every card of `taiki`. */
  readonly engine?: Pick<Engine, 'createDuel' | 'replay'>;
  /** Custom cards of the positions that are opened. */
  readonly cards?: DuelOptions['cards'];
  /** The header of the trace to open. Its charts may differ from those of this engine. */
  readonly header?: TraceHeader;
}

/** A line whose records another process sends. */
export interface ReceivedLine {
  readonly line: Line;
  readonly append: (records: readonly TraceRecord[]) => void;
  readonly pause: (paused: LineInfo['paused']) => void;
  readonly end: (how: NonNullable<LineInfo['ended']>) => void;
}

/** A duel that another part of this program plays. */
export interface WatchedDuel {
  readonly line: Line;
  readonly recorder: Recorder;
  /** Where the program waits before an answer, if a breakpoint or the page says so. */
  readonly atDecision: () => Promise<void>;
}

/** A program that was started to be inspected. */
export interface Program {
  readonly breakpoints: (breakpoints: readonly BreakpointSpec[]) => void;
  readonly restart: () => void;
}

/** How long the agents play before yielding to the event loop. */
const SLICE_MS = 12;

/** The lines inspected together: duels, loaded files, and their forks. */
export class Session {
  readonly header: TraceHeader;
  readonly #agents: Agents;
  readonly #engine: Pick<Engine, 'createDuel' | 'replay'>;
  readonly #cards: DuelOptions['cards'];
  readonly #lines = new Map<number, Line>();
  #nextId = 0;
  readonly #listeners = new Set<() => void>();
  /** The current `play` call of each line on which the agents are playing. */
  readonly #playing = new Map<number, symbol>();
  #breakpoints: readonly BreakpointSpec[] = [];
  #program: Program | undefined;

  constructor({ title, agents, engine = { createDuel, replay }, cards, header }: SessionOptions) {
    this.header = header ?? traceHeader(title);
    this.#agents = agents;
    this.#engine = engine;
    this.#cards = cards;
  }

  get lines(): readonly Line[] {
    return [...this.#lines.values()];
  }

  /** @throws {SessionError} if the line does not exist. */
  line(id: number): Line {
    const line = this.#lines.get(id);
    if (line === undefined)
      throw new SessionError(
        'UNKNOWN_LINE',
        `There is no line ${id}: this session has the lines ${[...this.#lines.keys()].join(', ')}.`,
      );
    return line;
  }

  /** Calls back when lines or records have been added. @returns a function that stops it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Starts a duel that is played from the page. */
  begin(title: string, options: DuelOptions | PositionOptions): Line {
    const recorder = this.#recorder(title);
    const duel = this.#engine.createDuel({ ...options, inspect: recorder });
    recorder.follow(duel);
    return this.#add(title, { mode: 'driven', recorder, duel });
  }

  /**
   * Adds a line for a duel that another program plays. Pass the recorder to that duel.
   * @param engine the one that plays it, if it has other cards than that of the session.
   */
  watch(title: string, engine: Pick<Engine, 'replay'> = this.#engine): WatchedDuel {
    const recorder = this.#recorder(title);
    const point = new PausePoint(recorder, () => this.notify());
    const source: LineSource = {
      mode: 'watched',
      records: () => recorder.records,
      ended: () => undefined,
      paused: () => point.paused,
      control: () => (point.isUsed ? (command) => point.obey(command) : undefined),
    };
    return {
      recorder,
      line: this.#add(title, source, engine),
      atDecision: () => point.pass(this.#breakpoints),
    };
  }

  /**
   * Adds a line for a duel that is recorded in another process, which sends its records.
   * @param control passes commands on to that process.
   */
  receive(
    title: string,
    engine: Pick<Engine, 'replay'> = this.#engine,
    control?: (command: ProgramCommand) => void,
  ): ReceivedLine {
    const records: TraceRecord[] = [];
    let ended: LineInfo['ended'];
    let paused: LineInfo['paused'];
    const source: LineSource = {
      mode: 'watched',
      records: () => records,
      ended: () => ended,
      paused: () => paused,
      control: () => control,
    };
    const line = this.#add(title, source, engine);
    return {
      line,
      pause: (at) => {
        paused = at;
        this.notify();
      },
      append: (added) => {
        for (const record of added) records.push(record);
        this.notify();
      },
      end: (how) => {
        ended = how;
        paused = undefined;
        this.notify();
      },
    };
  }

  /**
   * Opens the text of a record, a trace or a position.
   * @param file the name of its file, for the title of the line and for errors.
   * @throws {SessionError} if the text is none of these, or is invalid.
   */
  load(file: string, text: string): Line {
    if (looksLikePosition(text)) return this.#loadPosition(file, text);
    return looksLikeTrace(text) ? this.#loadTrace(file, text) : this.#loadRecord(file, text);
  }

  /**
   * Adds a line, played from the page, that continues from the last decision at or before a record.
   * @throws {SessionError} if the line cannot be forked.
   */
  fork(id: number, seq: number): Line {
    const parent = this.line(id);
    const { duel, seq: shared } = parent.duelAt(seq);
    const title = `fork of ${id} at ${shared}`;
    const { facts } = parent.reader(this.header).at(shared);
    const recorder = this.#recorder(title, { continues: { seq: shared + 1, facts } });
    return this.#add(title, { mode: 'driven', recorder, duel: duel.fork({ inspect: recorder }) }, parent, {
      line: parent,
      seq: shared,
    });
  }

  /**
   * Removes a line, which frees its records.
   * @throws {SessionError} if it does not exist, is the only one, has forks, or is played by a program that still runs.
   */
  close(id: number): void {
    const line = this.line(id);
    const refuse = (why: string): never => {
      throw new SessionError('CANNOT_CLOSE', `Line ${id} cannot be closed: ${why}.`);
    };
    const forks = this.lines.filter(({ parent }) => parent === line).map((fork) => fork.id);
    if (this.#lines.size === 1) refuse('it is the only one');
    if (forks.length > 0) refuse(`lines forked from it are open: ${forks.join(', ')}`);
    if (line.mode === 'watched' && line.info.ended === undefined) refuse('its program still runs');
    this.#playing.delete(id);
    this.#lines.delete(id);
    this.notify();
  }

  choose(id: number, decision: number, answer: readonly number[]): void {
    this.line(id).choose(decision, answer);
    this.notify();
  }

  concede(id: number, ...args: Parameters<Line['concede']>): void {
    this.line(id).concede(...args);
    this.notify();
  }

  send(id: number, ...args: Parameters<Line['send']>): void {
    this.line(id).send(...args);
    this.notify();
  }

  /** Lets the agents play until `until` is reached or `pause` is called, yielding to the event loop regularly. */
  async play(id: number, until: PlayUntil): Promise<void> {
    const call = Symbol('play');
    this.#playing.set(id, call);
    const line = this.line(id);
    const steps = line.play(this.#agents, until);
    const stops = this.#stopsIn(line);
    for (let done = false; !done && this.#playing.get(id) === call; ) {
      const start = performance.now();
      while (!done && performance.now() - start < SLICE_MS) {
        done = steps.next().done ?? false;
        if (stops()) done = true;
      }
      this.notify();
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (this.#playing.get(id) === call) this.#playing.delete(id);
  }

  pause(id: number): void {
    this.line(id);
    this.#playing.delete(id);
  }

  /** The breakpoints at which agents and attached programs wait before the next decision. */
  get breakpoints(): readonly BreakpointSpec[] {
    return this.#breakpoints;
  }

  set breakpoints(breakpoints: readonly BreakpointSpec[]) {
    this.#breakpoints = breakpoints;
    this.#program?.breakpoints(breakpoints);
  }

  /** The program whose duels are received. */
  attach(program: Program): void {
    this.#program = program;
  }

  /**
   * Starts the attached program again.
   * @throws {SessionError} if there is none.
   */
  restart(): void {
    if (this.#program === undefined)
      throw new SessionError(
        'NOT_ATTACHED',
        'No program is attached, so none can be started again. Start one with taiki inspect --attach.',
      );
    this.#program.restart();
  }

  /** Pauses the program that plays a line, or lets it go on. */
  control(id: number, command: ProgramCommand): void {
    this.line(id).control(command);
  }

  /** Bookmarks are kept in the order of their records. */
  setBookmarks(id: number, bookmarks: readonly Bookmark[]): void {
    this.line(id).bookmarks = bookmarks.toSorted((one, other) => one.seq - other.seq);
    this.notify();
  }

  /** A moment of a line as text to paste elsewhere. */
  copyOf(id: number, seq: number, form: CopyForm): string {
    return copyOf(this.line(id), seq, this.header, form);
  }

  /** The table of a line at a record, as the text of a position. */
  positionAt(id: number, seq: number): string {
    return this.line(id).positionAt(seq, this.header);
  }

  /** Whether a breakpoint has stopped a line since the last call. */
  #stopsIn(line: Line): () => boolean {
    if (this.#breakpoints.length === 0) return () => false;
    const reader = line.reader(this.header);
    const found = new BreakpointHits(this.#breakpoints, reader);
    let known = found.hits.length;
    return () => {
      reader.append(line.records.slice(reader.length));
      const isStopped = found.hits.length > known;
      known = found.hits.length;
      return isStopped;
    };
  }

  /** Calls the `onChange` listeners. Needed for watched lines, whose recorders do not announce new records. */
  notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #recorder(title: string, options: RecorderOptions = {}): Recorder {
    return new Recorder({ title, ...options });
  }

  #add(
    title: string,
    source: LineSource,
    { replay }: Pick<Engine, 'replay'> = this.#engine,
    from?: { readonly line: Line; readonly seq: number },
  ): Line {
    const id = this.#nextId++;
    const line = new Line({ id, title, source, replay, ...(from === undefined ? {} : { from }) });
    this.#lines.set(id, line);
    this.notify();
    return line;
  }

  #loadTrace(file: string, text: string): Line {
    const { header, records, warning } = rethrowFileErrors(file, () => parseTrace(text));
    if (JSON.stringify(header.charts) !== JSON.stringify(this.header.charts))
      throw new SessionError(
        'BAD_FILE',
        `${file}: Line 1 of the trace, the header: "charts" do not fit: it was recorded with different charts from those of this session. Open it in a separate inspector.`,
      );
    const line = this.#add(header.title, { mode: 'read', records, file: this.#unusedName(file), warning });
    line.bookmarks = header.bookmarks ?? [];
    return line;
  }

  #loadPosition(file: string, text: string): Line {
    const cards = this.#cards === undefined ? {} : { cards: this.#cards };
    return rethrowFileErrors(file, () => this.begin(file, { position: parsePosition(text), ...cards }));
  }

  #loadRecord(file: string, text: string): Line {
    const recorder = this.#recorder(file);
    let followed: Duel | undefined;
    rethrowFileErrors(file, () =>
      this.#engine.replay(text, {
        inspect: recorder,
        onStep: (duel) => {
          if (followed === undefined) recorder.follow(duel);
          followed = duel;
        },
      }),
    );
    recorder.close();
    return this.#add(file, { mode: 'read', records: recorder.records, file: this.#unusedName(file) });
  }

  /** The name of a file; numbered if it is open already. */
  #unusedName(file: string): string {
    const used = new Set(this.lines.map((line) => line.info.file));
    for (let number = 1; ; number++) {
      const name = number === 1 ? file : `${file} (${number})`;
      if (!used.has(name)) return name;
    }
  }
}

/** A position begins with its turn; records and traces do not. */
export const looksLikePosition = (text: string): boolean => /^\s*turn\b/.test(text);

function rethrowFileErrors<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof TaikiError || cause instanceof TraceError)) throw cause;
    throw new SessionError('BAD_FILE', `${file}: ${cause.message}`, { cause });
  }
}

import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Answer, ObjectId, Player } from 'taiki';
import type {
  Hello,
  LineInfo,
  PlayerEvent,
  RecordsMessage,
  ServerMessage,
  Standalone,
} from '../../messages.ts';
import {
  type Breakpoint,
  beginning,
  breakpointAt,
  type Direction,
  found,
  foundFrom,
  type Matcher,
  type Moment,
  matcherFor,
  parseTrace,
  printTrace,
  QueryError,
  type StepUnit,
  TraceError,
  type Viewer,
} from '../../model/index.ts';
import type { ChartName } from '../../trace.ts';
import { addressOf, momentIn } from './address.ts';
import { Connection, type ConnectionState, type PageRequest, RefusedError } from './connection.ts';
import { LineState } from './lineState.ts';

export type ChartTab = ChartName | 'sequence';

/** The panel that a narrow page shows. */
export type PanelName = 'chart' | 'table' | 'decision' | 'records';

/** `none`: the page was opened from disk, with its traces inside. */
export type Link = ConnectionState | 'none';

/** Which of the chart and the table have room on a wide page. */
export type Middle = 'both' | 'chart' | 'table';

export interface Notice {
  readonly id: number;
  readonly kind: 'error' | 'news';
  readonly text: string;
}

interface WatchedBreakpoint {
  readonly breakpoint: Breakpoint;
  readonly matches: Matcher;
}

export interface Search {
  readonly query: string;
  /** Places of the records found; undefined while nothing is searched for. */
  readonly found: readonly number[] | undefined;
  readonly problem: string | undefined;
}

/** How long a moment is shown while playing, in milliseconds. */
export const PLAY_SPEEDS = [1000, 400, 120, 30] as const;
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

/** Everything that the page shows and can do. Components read its signals and call its methods. */
export class Inspector {
  readonly hello = signal<Hello | undefined>(undefined);
  readonly link = signal<Link>('none');
  readonly lines = signal<readonly LineState[]>([]);
  readonly notices = signal<readonly Notice[]>([]);

  readonly viewer = signal<Viewer>('both');
  readonly chart = signal<ChartTab>('duel');
  readonly panel = signal<PanelName>('decision');
  readonly middle = signal<Middle>('both');
  readonly followActive = signal(true);
  readonly collapsed = signal<ReadonlySet<string>>(new Set());
  readonly selectedState = signal<string | undefined>(undefined);
  readonly selectedCard = signal<ObjectId | undefined>(undefined);
  /** Options of the shown decision that are picked and not yet sent. */
  readonly picked = signal<Answer>([]);
  readonly query = signal('');
  readonly helpIsOpen = signal(false);

  readonly playing = signal<StepUnit | undefined>(undefined);
  readonly speed = signal<PlaySpeed>(400);

  readonly line: ReadonlySignal<LineState | undefined>;
  readonly position: ReadonlySignal<number>;
  readonly length: ReadonlySignal<number>;
  readonly moment: ReadonlySignal<Moment>;
  readonly search: ReadonlySignal<Search>;
  readonly breakpoints: ReadonlySignal<readonly WatchedBreakpoint[]>;
  readonly hits: ReadonlySignal<readonly number[]>;

  readonly #lineId = signal<number | undefined>(undefined);
  readonly #breakpoints: Signal<readonly WatchedBreakpoint[]> = signal([]);
  #connection: Connection | undefined;
  #wanted: ReturnType<typeof momentIn>;
  #numbers = 0;
  #localLines = 1_000_000;

  constructor() {
    this.breakpoints = this.#breakpoints;
    this.line = computed(() => this.lines.value.find(({ id }) => id === this.#lineId.value));
    this.position = computed(() => this.line.value?.position.value ?? -1);
    this.length = computed(() => this.line.value?.length.value ?? 0);
    this.moment = computed(() => this.line.value?.reader.at(this.position.value) ?? beginning);
    this.search = computed(() => this.#searched(this.query.value, this.length.value));
    this.hits = computed(() => this.#hits(this.length.value));
    effect(() => this.#play());
  }

  /** Talks to the server that served the page. */
  connect(address: string): void {
    this.link.value = 'connecting';
    this.#connection = new Connection(address, {
      message: (message) => batch(() => this.#take(message)),
      state: (state) => {
        this.link.value = state;
      },
    });
  }

  /** Shows what is in the page itself. */
  open({ hello, lines }: Standalone): void {
    batch(() => {
      this.#take(hello);
      for (const { line, records } of lines) {
        this.#addLine({ ...line, mode: 'read', forks: 'no' });
        this.#addRecords({ type: 'records', line: line.id, records });
      }
    });
  }

  // Going from moment to moment

  seek(seq: number): void {
    const line = this.line.value;
    if (line === undefined) return;
    this.#wanted = undefined;
    batch(() => {
      line.following.value = false;
      line.position.value = Math.max(0, Math.min(line.length.value - 1, Math.trunc(seq)));
      this.picked.value = [];
    });
  }

  /** To the next moment of a kind, many times. */
  step(unit: StepUnit, direction: Direction, times = 1): void {
    const line = this.line.value;
    if (line === undefined) return;
    let seq = line.position.value;
    for (let time = 0; time < times; time++) seq = this.#stepped(line, seq, unit, direction);
    this.playing.value = undefined;
    this.seek(seq);
  }

  toEnd(direction: Direction): void {
    this.seek(direction === 'back' ? 0 : this.length.value - 1);
  }

  /** Goes along with what is recorded now. */
  follow(): void {
    const line = this.line.value;
    if (line === undefined) return;
    batch(() => {
      line.position.value = line.length.value - 1;
      line.following.value = true;
      this.picked.value = [];
    });
  }

  togglePlay(unit: StepUnit): void {
    this.playing.value = this.playing.value === undefined ? unit : undefined;
  }

  /** To the nearest record that a breakpoint matches. */
  run(direction: Direction): void {
    const line = this.line.value;
    if (line === undefined) return;
    if (this.#breakpoints.value.length === 0) {
      this.say('news', 'There is no breakpoint. Add one, such as state:block or guard:isDone=no.');
      return;
    }
    const seq = foundFrom(
      line.reader,
      (record) => this.#breakpointAt(record) !== undefined,
      line.position.value,
      direction,
    );
    if (seq === undefined)
      this.say('news', `No breakpoint is hit ${direction === 'back' ? 'before' : 'after'} this moment.`);
    else this.#stopAt(line, seq);
  }

  /** To the nearest record that the search has found. */
  findNext(direction: Direction): void {
    const seqs = this.search.value.found ?? [];
    const here = this.position.value;
    const next = direction === 'back' ? seqs.findLast((seq) => seq < here) : seqs.find((seq) => seq > here);
    if (next !== undefined) this.seek(next);
  }

  selectLine(id: number): void {
    batch(() => {
      this.#lineId.value = id;
      this.picked.value = [];
      this.selectedCard.value = undefined;
      this.playing.value = undefined;
    });
  }

  /** Closes a state of the chart, or opens it again. */
  fold(id: string): void {
    const collapsed = new Set(this.collapsed.value);
    if (!collapsed.delete(id)) collapsed.add(id);
    this.collapsed.value = collapsed;
  }

  /** Closes or opens the state that is looked at, or the one around the active state. */
  foldSelected(): void {
    const { active } = this.moment.value;
    const chart = this.chart.value === 'standby' ? 'standby' : 'duel';
    const id = this.selectedState.value ?? active[chart].at(-2);
    if (id?.includes('.')) this.fold(id);
  }

  selectNextLine(): void {
    const lines = this.lines.value;
    const here = lines.findIndex(({ id }) => id === this.#lineId.value);
    const next = lines[(here + 1) % Math.max(1, lines.length)];
    if (next !== undefined) this.selectLine(next.id);
  }

  // Breakpoints

  /** @returns why the query is none; undefined when it was added. */
  addBreakpoint(query: string): string | undefined {
    const line = this.line.value;
    const text = query.trim();
    if (line === undefined || text === '')
      return 'A breakpoint is a query, such as state:block or guard:isDone=no.';
    try {
      const breakpoint: Breakpoint = { id: this.#numbers++, query: text, state: 'on' };
      const matches = matcherFor(text, line.reader.charts);
      this.#breakpoints.value = [...this.#breakpoints.value, { breakpoint, matches }];
      return undefined;
    } catch (cause) {
      if (cause instanceof QueryError) return cause.message;
      throw cause;
    }
  }

  toggleBreakpoint(id: number): void {
    this.#breakpoints.value = this.#breakpoints.value.map((one) =>
      one.breakpoint.id === id
        ? { ...one, breakpoint: { ...one.breakpoint, state: one.breakpoint.state === 'on' ? 'off' : 'on' } }
        : one,
    );
  }

  removeBreakpoint(id: number): void {
    this.#breakpoints.value = this.#breakpoints.value.filter(({ breakpoint }) => breakpoint.id !== id);
  }

  // Driving

  /** Answers the open decision of the line; in the past, on a new line that is forked off there. */
  async choose(answer: Answer): Promise<void> {
    const line = this.line.value;
    const { decision } = this.moment.value;
    if (line === undefined || decision === undefined) return;
    const here = line.reader.last.decision?.id === decision.id && line.info.value.mode === 'driven';
    await this.#trying(async () => {
      const on = here ? line.id : await this.#fork(line, this.position.value);
      await this.#ask({ type: 'choose', line: on, decision: decision.id, answer: [...answer] });
      this.picked.value = [];
      this.follow();
    });
  }

  async concede(player: Player): Promise<void> {
    const line = this.line.value;
    if (line !== undefined) await this.#trying(() => this.#ask({ type: 'concede', line: line.id, player }));
  }

  /** What a receiver of @xstate/inspect sends to a line. */
  async send(line: number, event: PlayerEvent): Promise<void> {
    await this.#trying(() => this.#ask({ type: 'send', line, event }));
  }

  /** A new line that goes on from the moment that is looked at. */
  async fork(): Promise<void> {
    const line = this.line.value;
    if (line !== undefined) await this.#trying(() => this.#fork(line, this.position.value));
  }

  /** The agents answer. */
  async letPlay(until: 'decision' | 'turn' | 'end'): Promise<void> {
    const line = this.line.value;
    if (line === undefined) return;
    this.follow();
    await this.#trying(() => this.#ask({ type: 'play', line: line.id, until }));
  }

  async pause(): Promise<void> {
    const line = this.line.value;
    if (line !== undefined) await this.#trying(() => this.#ask({ type: 'pause', line: line.id }));
  }

  // Traces as files

  /** Opens a trace, or by the server a record, as a line of its own. */
  async load(name: string, text: string): Promise<void> {
    await this.#trying(async () => {
      if (this.#connection !== undefined && this.link.value === 'open') {
        const id = await this.#ask({ type: 'load', name, text });
        this.selectLine(id);
      } else this.#openTrace(name, text);
    });
  }

  /** The line that is looked at, as a file. */
  exported(): { readonly name: string; readonly text: string } | undefined {
    const line = this.line.value;
    if (line === undefined) return undefined;
    const { header, records } = line.reader;
    const title = line.info.value.title;
    const name = `${title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')}.taiki.jsonl`;
    return { name, text: printTrace({ header: { ...header, title }, records }) };
  }

  // The address

  /** Goes to the moment that the address names, now or as soon as it is there. */
  goToAddress(hash: string): void {
    this.#wanted = momentIn(hash);
    this.#arrive();
  }

  get address(): string | undefined {
    const line = this.line.value;
    return line === undefined || this.position.value < 0
      ? undefined
      : addressOf({ line: line.id, seq: this.position.value });
  }

  // Notices

  say(kind: Notice['kind'], text: string): void {
    const id = this.#numbers++;
    this.notices.value = [...this.notices.value.slice(-2), { id, kind, text }];
  }

  dismiss(id: number): void {
    this.notices.value = this.notices.value.filter((notice) => notice.id !== id);
  }

  // What the server says

  #take(message: Exclude<ServerMessage, { readonly type: 'done' }>): void {
    switch (message.type) {
      case 'hello':
        this.hello.value = message;
        return;
      case 'line':
        this.#addLine(message.line);
        return;
      case 'records':
        this.#addRecords(message);
        return;
      case 'error':
        this.say('error', message.message);
        return;
    }
  }

  #addLine(info: LineInfo): void {
    const known = this.lines.value.find(({ id }) => id === info.id);
    if (known !== undefined) {
      known.info.value = info;
      return;
    }
    const header = this.hello.value?.header;
    if (header === undefined) return;
    const { from } = info;
    const parent = this.lines.value.find(({ id }) => id === from?.line);
    const shared = from === undefined ? [] : (parent?.reader.records.slice(0, from.seq + 1) ?? []);
    this.lines.value = [...this.lines.value, new LineState(info, header, shared)];
    this.#lineId.value ??= info.id;
  }

  #addRecords({ line: id, records }: RecordsMessage): void {
    const line = this.lines.value.find((one) => one.id === id);
    if (line === undefined) return;
    const from = line.length.value;
    line.append(records);
    if (line.following.value) this.#goAlong(line, from);
    this.#arrive();
  }

  /** Goes to the newest record, or stops at the first that a breakpoint matches. */
  #goAlong(line: LineState, from: number): void {
    if (this.#breakpoints.value.length > 0) {
      const hit = foundFrom(
        line.reader,
        (record) => this.#breakpointAt(record) !== undefined,
        from - 1,
        'forward',
      );
      if (hit !== undefined) {
        this.#stopAt(line, hit);
        void this.pause();
        return;
      }
    }
    line.position.value = line.length.value - 1;
  }

  #stopAt(line: LineState, seq: number): void {
    const record = line.reader.records[seq];
    const hit = record === undefined ? undefined : this.#breakpointAt(record);
    batch(() => {
      this.playing.value = undefined;
      line.following.value = false;
      line.position.value = seq;
      if (hit !== undefined) this.say('news', `Stopped by the breakpoint ${hit.query}`);
    });
  }

  #breakpointAt = (record: LineState['reader']['records'][number]): Breakpoint | undefined =>
    breakpointAt(record, this.#breakpoints.value);

  #hits(length: number): readonly number[] {
    const line = this.line.value;
    if (line === undefined || length === 0 || this.#breakpoints.value.length === 0) return [];
    return found(line.reader, (record) => this.#breakpointAt(record) !== undefined);
  }

  #searched(query: string, length: number): Search {
    const line = this.line.value;
    if (line === undefined || length === 0 || query.trim() === '')
      return { query, found: undefined, problem: undefined };
    try {
      return { query, found: found(line.reader, matcherFor(query, line.reader.charts)), problem: undefined };
    } catch (cause) {
      if (cause instanceof QueryError) return { query, found: [], problem: cause.message };
      throw cause;
    }
  }

  /** A decision is shown with its why-nots, which are the record after it. */
  #stepped({ reader }: LineState, from: number, unit: StepUnit, direction: Direction): number {
    if (unit !== 'decision') return reader.stop(from, unit, direction);
    const start = direction === 'back' && reader.records[from]?.kind === 'explain' ? from - 1 : from;
    const seq = reader.stop(start, unit, direction);
    return reader.records[seq]?.kind === 'decision' && reader.records[seq + 1]?.kind === 'explain'
      ? seq + 1
      : seq;
  }

  #play(): (() => void) | undefined {
    const unit = this.playing.value;
    const line = this.line.value;
    if (unit === undefined || line === undefined) return undefined;
    const timer = setInterval(() => this.#playOn(line, unit), this.speed.value);
    return () => clearInterval(timer);
  }

  #playOn(line: LineState, unit: StepUnit): void {
    const from = line.position.value;
    const to = this.#stepped(line, from, unit, 'forward');
    const hit = foundFrom(line.reader, (record) => this.#breakpointAt(record) !== undefined, from, 'forward');
    if (hit !== undefined && hit <= to) {
      this.#stopAt(line, hit);
      return;
    }
    this.seek(to);
    if (to >= line.length.value - 1) this.playing.value = undefined;
  }

  #arrive(): void {
    const wanted = this.#wanted;
    if (wanted === undefined) return;
    const line = this.lines.value.find(({ id }) => id === wanted.line);
    if (line === undefined || line.length.value <= wanted.seq) return;
    this.#wanted = undefined;
    this.selectLine(line.id);
    this.seek(wanted.seq);
  }

  async #fork(line: LineState, seq: number): Promise<number> {
    const id = await this.#ask({ type: 'fork', line: line.id, seq });
    this.selectLine(id);
    return id;
  }

  #openTrace(name: string, text: string): void {
    const { header, records } = parseTrace(text);
    const id = this.#localLines++;
    const info: LineInfo = {
      id,
      title: header.title === '' ? name : header.title,
      from: undefined,
      mode: 'read',
      forks: 'no',
    };
    batch(() => {
      this.lines.value = [...this.lines.value, new LineState(info, header, records)];
      this.selectLine(id);
    });
  }

  #ask(request: PageRequest): Promise<number> {
    return this.#connection === undefined
      ? Promise.reject(
          new RefusedError('NOT_CONNECTED', 'This page is read from disk: there is no duel to go on with.'),
        )
      : this.#connection.ask(request);
  }

  /** Says why something was refused; anything else is a bug and goes on. */
  async #trying(what: () => Promise<unknown>): Promise<void> {
    try {
      await what();
    } catch (cause) {
      if (!(cause instanceof RefusedError || cause instanceof TraceError)) throw cause;
      this.say('error', cause.message);
    }
  }
}

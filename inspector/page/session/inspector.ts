import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Answer, ObjectId, Player } from 'taiki';
import type { Standalone } from '../../exportedPage.ts';
import type {
  CopyForm,
  Hello,
  LineInfo,
  OutcomesMessage,
  PlayerEvent,
  PositionMessage,
  ProgramCommand,
  RecordsMessage,
  ServerMessage,
} from '../../messages.ts';
import {
  type Breakpoint,
  type BreakpointHit,
  type CauseLink,
  type Course,
  causesOf,
  type Direction,
  endOf,
  initialMoment,
  type Moment,
  powerCausesOf,
  type StepUnit,
  type Telling,
  type Viewer,
} from '../../model/index.ts';
import type { Bookmark, TraceRecord } from '../../trace.ts';
import { PickedOptions, type ShownDecision } from '../decision/pickedOptions.ts';
import { texts } from '../language/language.ts';
import type { PageTexts } from '../language/texts.ts';
import type { ComparedLines } from '../lines/comparedLines.ts';
import { type AddressedMoment, addressOf, type LinkedView, linkOf, momentIn, viewIn } from './address.ts';
import { Breakpoints } from './breakpoints.ts';
import { CauseWalk } from './causeWalk.ts';
import { Connection, type ConnectionState, type PageRequest, RefusedError } from './connection.ts';
import { LineState } from './lineState.ts';
import { Notices } from './notices.ts';
import { painted } from './painted.ts';
import { type Search, search } from './search.ts';
import { lineOfFile, type TraceFile, traceFileOf } from './traceFile.ts';
import { Plots } from './watching/plots.ts';

/** `map`: the turn on one screen. `duel` and `standby`: the full charts. `lines`: two lines beside each other. */
export const CHART_TABS = ['map', 'focus', 'duel', 'standby', 'sequence', 'lines'] as const;
export type ChartTab = (typeof CHART_TABS)[number];

/** The panel shown on a narrow screen. */
export type PanelName = (typeof PANEL_NAMES)[number];
const PANEL_NAMES = ['chart', 'table', 'decision', 'records'] as const;

/** What a link leaves out. */
const DEFAULT_VIEW: Readonly<Record<string, string>> = {
  chart: 'map',
  panel: 'decision',
  middle: 'both',
  below: 'table',
  viewer: 'both',
  query: '',
  rows: 'words',
};

/** `none`: an exported page, opened from disk. */
export type Link = ConnectionState | 'none';

/** Which panels the middle column shows on a wide screen. */
export type Middle = 'both' | 'chart' | 'table';

/** What is below the chart where there is no room for both. */
export type Below = 'table' | 'records';

const FIRST_LOCAL_LINE = 1_000_000;

/** The first and the longest wait before the page connects again, in milliseconds. */
const MIN_RETRY_MS = 500;
const MAX_RETRY_MS = 10_000;

/** A moment to go to; `follow`: the latest one of the line, and from then on each new one. */
type RequestedMoment = AddressedMoment & { readonly how: 'seek' | 'follow' };

/** Playback delays in milliseconds per microstep. */
export const PLAY_DELAYS = [1000, 400, 120, 30] as const;
export type PlayDelay = (typeof PLAY_DELAYS)[number];

/** The state and the operations of the page. Components read its signals and call its methods. */
export class Inspector {
  readonly hello = signal<Hello | undefined>(undefined);
  readonly link = signal<Link>('none');
  readonly lines = signal<readonly LineState[]>([]);
  readonly notices = new Notices();

  readonly viewer = signal<Viewer>('both');
  readonly chart = signal<ChartTab>('map');
  readonly panel = signal<PanelName>('decision');
  readonly middle = signal<Middle>('both');
  readonly below = signal<Below>('table');
  readonly followActive = signal(true);
  readonly collapsed = signal<ReadonlySet<string>>(new Set());
  readonly selectedState = signal<string | undefined>(undefined);
  /** A state to show in the full chart, until the chart shows it. */
  readonly room = signal<string | undefined>(undefined);
  readonly selectedCard = signal<ObjectId | undefined>(undefined);
  readonly picked: PickedOptions;
  /** What each answer leads to, of the decision for which it was worked out last. */
  readonly outcomes = signal<OutcomesMessage | undefined>(undefined);
  /** What was made to be pasted elsewhere. */
  readonly copied = signal<{ readonly form: CopyForm | 'link'; readonly text: string } | undefined>(
    undefined,
  );
  /** The table at a moment, as a position to change. */
  readonly changedPosition = signal<PositionMessage | undefined>(undefined);
  readonly query = signal('');
  readonly helpIsOpen = signal(false);
  readonly recordIsOpen = signal(false);
  /** How the list of records shows them. */
  readonly recordRows = signal<'words' | 'json'>('words');
  readonly causes = new CauseWalk();
  /** The lines beside each other, if they were picked. */
  readonly compared = signal<ComparedLines | undefined>(undefined);

  readonly playing = signal<StepUnit | undefined>(undefined);
  readonly playDelay = signal<PlayDelay>(400);

  readonly line: ReadonlySignal<LineState | undefined>;
  readonly position: ReadonlySignal<number>;
  readonly length: ReadonlySignal<number>;
  readonly moment: ReadonlySignal<Moment>;
  readonly search: ReadonlySignal<Search>;
  readonly breakpoints: Breakpoints;
  readonly plots: Plots;

  readonly #lineId = signal<number | undefined>(undefined);
  #connection: Connection | undefined;
  /** Where to go as soon as the records have arrived: the moment in the address, or the one shown before a reconnection. */
  #requested: RequestedMoment | undefined;
  #hasJumped = false;
  /** As they were sent last over this connection. */
  #sentBreakpoints = '[]';
  /** The next new line is shown: the first duel of a program that was started again. */
  #awaitsRun = false;
  #linkedPlots: readonly string[] = [];
  /** A moment has been drawn. */
  #isSeen = false;
  /** Everything recorded before the page connected has arrived. */
  #isReady = false;
  /** Lines opened without the server get ids that the server does not use. */
  #nextLocalLine = FIRST_LOCAL_LINE;

  constructor() {
    this.line = computed(() => this.lines.value.find(({ id }) => id === this.#lineId.value));
    this.position = computed(() => this.line.value?.position.value ?? -1);
    this.length = computed(() => this.line.value?.length.value ?? 0);
    this.moment = computed(() => this.line.value?.reader.at(this.position.value) ?? initialMoment);
    this.search = computed(() => search(this.line.value, this.query.value, texts.value));
    this.breakpoints = new Breakpoints(this.line);
    this.plots = new Plots(this.line);
    this.picked = new PickedOptions(computed(() => this.#shownDecision()));
    effect(() => this.#play());
    effect(() => this.#sendBreakpoints());
  }

  /** Connects to the server that served the page, and again whenever the connection is lost. */
  connect(address: string, delay = MIN_RETRY_MS): void {
    let wait = delay;
    this.link.value = this.link.peek() === 'lost' ? 'lost' : 'connecting';
    this.#connection = new Connection(address, {
      message: (message) => {
        batch(() => this.#receive(message));
        return this.#firstSight();
      },
      state: (state) => {
        this.link.value = state;
        if (state === 'open') wait = MIN_RETRY_MS;
        if (state === 'lost') this.#sentBreakpoints = '[]';
        if (state === 'lost') setTimeout(() => this.connect(address, Math.min(wait * 2, MAX_RETRY_MS)), wait);
      },
    });
  }

  /**
   * Shows the data embedded in an exported page, one part after another.
   * @param recordsIn reads a part.
   */
  async open(
    { hello, lines }: Standalone,
    recordsIn: (part: string) => Promise<readonly TraceRecord[]>,
  ): Promise<void> {
    this.#handle(hello);
    for (const { line, parts } of lines) {
      for (const [index, part] of parts.entries()) {
        const records = await recordsIn(part);
        batch(() => {
          if (index === 0) this.#addLine({ ...line, mode: 'read', forks: 'no' });
          this.#addRecords({ type: 'records', line: line.id, records });
        });
        await this.#firstSight();
      }
    }
    this.#isReady = true;
    this.#reportMissing();
  }

  /** The first moment that is shown is drawn before more records are read, so that the page can be seen and used. */
  #firstSight(): Promise<void> | undefined {
    if (this.#isSeen || this.#requested !== undefined || this.position.peek() < 0) return undefined;
    this.#isSeen = true;
    return painted();
  }

  /** Says something to the user, in the language of the page. */
  #inform(say: (notices: PageTexts['notices']) => string): void {
    this.notices.add('info', say(texts.peek().notices));
  }

  #shownDecision(): ShownDecision | undefined {
    const line = this.#lineId.value;
    const { decision } = this.moment.value;
    return line === undefined || decision === undefined ? undefined : { line, decision };
  }

  // Navigation

  /** Jumps to a record; the Back button of the browser returns from it. */
  seek(seq: number): void {
    this.#hasJumped = seq !== this.position.peek();
    this.scrub(seq);
  }

  /** Moves to a record, one of many on the way, without an entry in the history of the browser. */
  scrub(seq: number): void {
    const line = this.line.value;
    if (line === undefined) return;
    this.#requested = undefined;
    batch(() => {
      line.following.value = false;
      line.position.value = Math.max(0, Math.min(line.length.value - 1, Math.trunc(seq)));
      this.picked.clear();
    });
  }

  /** Steps to the next or previous moment, `times` times. */
  step(unit: StepUnit, direction: Direction, times = 1): void {
    const line = this.line.value;
    if (line === undefined) return;
    let seq = line.position.value;
    for (let time = 0; time < times; time++) seq = line.reader.stop(seq, unit, direction);
    this.playing.value = undefined;
    if (unit === 'turn' || unit === 'attack') this.seek(seq);
    else this.scrub(seq);
  }

  /** Runs to the end of the effect, the attack or the turn of the shown moment. */
  runToEndOf(course: Course): void {
    const line = this.line.value;
    if (line === undefined) return;
    const end = endOf(line.reader, line.position.value, course);
    if (end === 'none') this.#inform(({ noCourse }) => noCourse(course));
    else if (end === 'open') {
      this.#inform(({ courseOpen }) => courseOpen(course));
      this.seekToEnd('forward');
    } else this.seek(end);
  }

  seekToEnd(direction: Direction): void {
    this.seek(direction === 'back' ? 0 : this.length.value - 1);
  }

  /** Jumps to the latest record and follows the live duel. */
  follow(): void {
    const line = this.line.value;
    if (line === undefined) return;
    batch(() => {
      line.position.value = line.length.value - 1;
      line.following.value = true;
      this.picked.clear();
    });
  }

  togglePlay(unit: StepUnit): void {
    this.playing.value = this.playing.value === undefined ? unit : undefined;
  }

  /** Goes to the nearest record that a breakpoint matches. */
  runToBreakpoint(direction: Direction): void {
    const line = this.line.value;
    if (line === undefined) return;
    if (this.breakpoints.size === 0) {
      this.#inform(({ noBreakpoints }) => noBreakpoints);
      return;
    }
    const hit = this.breakpoints.nearest(line, line.position.value, direction);
    if (hit === undefined) this.#inform(({ noHit }) => noHit(direction));
    else this.#stopAt(line, hit);
  }

  /** Goes to the nearest search result. */
  findNext(direction: Direction): void {
    const seqs = this.search.value.found ?? [];
    const here = this.position.value;
    const next = direction === 'back' ? seqs.findLast((seq) => seq < here) : seqs.find((seq) => seq > here);
    if (next !== undefined) this.seek(next);
  }

  selectLine(id: number): void {
    batch(() => {
      this.#lineId.value = id;
      this.picked.clear();
      this.selectedCard.value = undefined;
      this.playing.value = undefined;
    });
  }

  /** Shows a panel of the stage; an unknown name changes nothing. */
  showChart(name: string): void {
    this.chart.value = CHART_TABS.find((one) => one === name) ?? this.chart.value;
  }

  /** Shows a panel on a narrow screen; an unknown name changes nothing. */
  showPanel(name: string): void {
    this.panel.value = PANEL_NAMES.find((one) => one === name) ?? this.panel.value;
  }

  /** Shows a state in the full chart. */
  openRoom(id: string): void {
    batch(() => {
      this.chart.value = id === 'standby' || id.startsWith('standby.') ? 'standby' : 'duel';
      this.followActive.value = this.moment.value.active.duel.includes(id);
      this.selectedState.value = id;
      this.room.value = id;
    });
  }

  /** Collapses or expands a state of the chart. */
  toggleCollapsed(id: string): void {
    const collapsed = new Set(this.collapsed.value);
    if (!collapsed.delete(id)) collapsed.add(id);
    this.collapsed.value = collapsed;
  }

  /** Collapses or expands the selected state, or else the parent of the active leaf. */
  toggleSelectedState(): void {
    const { active } = this.moment.value;
    const chart = this.chart.value === 'standby' ? 'standby' : 'duel';
    const id = this.selectedState.value ?? active[chart].at(-2);
    if (id?.includes('.')) this.toggleCollapsed(id);
  }

  selectNextLine(): void {
    const lines = this.lines.value;
    const here = lines.findIndex(({ id }) => id === this.#lineId.value);
    const next = lines[(here + 1) % Math.max(1, lines.length)];
    if (next !== undefined) this.selectLine(next.id);
  }

  // Causes

  /** Shows why a fact happened: the one with this index, or the last at the shown moment. */
  askWhy(fact = this.moment.value.facts - 1): void {
    const line = this.line.value;
    if (line === undefined || fact < 0) {
      this.#inform(({ nothingYet }) => nothingYet);
      return;
    }
    this.#showCauses(line, (telling) => causesOf(line.reader, fact, telling));
  }

  /** Shows why the power of an object changed with this record of the table. */
  askWhyPower(object: ObjectId, seq: number): void {
    const line = this.line.value;
    if (line !== undefined)
      this.#showCauses(line, (telling) => powerCausesOf(line.reader, object, seq, telling));
  }

  #showCauses(line: LineState, links: (telling: Telling) => readonly CauseLink[]): void {
    this.causes.show(line, links);
    this.panel.value = 'decision';
  }

  /** Asks why the last fact at the shown moment happened; closes the answer if it is shown. */
  toggleWhy(): void {
    const { shown } = this.causes;
    if (shown.value !== undefined && shown.value.line === this.line.value) this.causes.close();
    else this.askWhy();
  }

  /** Goes to the record of a link of the shown causes. */
  visitCause(step: number): void {
    const seq = this.causes.visit(step);
    if (seq !== undefined) this.seek(seq);
  }

  /** `back`: to the next cause; `forward`: to what it is a cause of. */
  walkCauses(direction: Direction): void {
    const seq = this.causes.walk(direction);
    if (seq !== undefined) this.seek(seq);
  }

  /** Closes the panel that was opened on top of the others. */
  closePanel(): void {
    if (this.helpIsOpen.value) this.helpIsOpen.value = false;
    else if (this.selectedCard.value !== undefined) this.selectedCard.value = undefined;
    else if (this.causes.shown.value !== undefined) this.causes.close();
    else if (this.copied.value !== undefined) this.copied.value = undefined;
    else if (this.changedPosition.value !== undefined) this.changedPosition.value = undefined;
    else if (this.recordIsOpen.value) this.recordIsOpen.value = false;
    else if (this.selectedState.value !== undefined) this.selectedState.value = undefined;
    else this.middle.value = 'both';
  }

  // Records

  /** Opens the shown record. */
  openRecord(): void {
    this.recordIsOpen.value = true;
    this.panel.value = 'decision';
  }

  // Two lines

  /** Shows two lines beside each other. */
  compareLines(): void {
    this.chart.value = 'lines';
    this.panel.value = 'chart';
  }

  /** Goes to a record of one of two lines beside each other, and keeps them there. */
  jumpInLine(pair: ComparedLines, side: keyof ComparedLines, seq: number): void {
    batch(() => {
      this.compared.value = pair;
      if (this.#lineId.value !== pair[side]) this.selectLine(pair[side]);
      this.seek(seq);
    });
  }

  // Playing

  /** Answers the shown decision. If it is in the past, forks the line there and answers in the fork. */
  async choose(answer: Answer): Promise<void> {
    const line = this.line.value;
    const { decision } = this.moment.value;
    if (line === undefined || decision === undefined) return;
    const isOpen = line.reader.last.decision?.id === decision.id && line.info.value.mode === 'driven';
    await this.#notifyErrors(async () => {
      const target = isOpen ? line.id : await this.#fork(line, this.position.value);
      await this.#ask({ type: 'choose', line: target, decision: decision.id, answer: [...answer] });
      this.follow();
    });
  }

  async concede(player: Player): Promise<void> {
    const line = this.line.value;
    if (line !== undefined)
      await this.#notifyErrors(() => this.#ask({ type: 'concede', line: line.id, player }));
  }

  /** Sends an event from a receiver of @xstate/inspect to a line. */
  async send(line: number, event: PlayerEvent): Promise<void> {
    await this.#notifyErrors(() => this.#ask({ type: 'send', line, event }));
  }

  /** Creates a line that continues from the shown moment. */
  async fork(): Promise<void> {
    const line = this.line.value;
    if (line !== undefined) await this.#notifyErrors(() => this.#fork(line, this.position.value));
  }

  /** Works out what each answer to the shown decision leads to. */
  async workOut(): Promise<void> {
    const line = this.line.value;
    if (line !== undefined)
      await this.#notifyErrors(() =>
        this.#ask({ type: 'outcomes', line: line.id, seq: this.position.value }),
      );
  }

  async playAgents(until: 'decision' | 'turn' | 'end'): Promise<void> {
    const line = this.line.value;
    if (line === undefined) return;
    this.follow();
    await this.#notifyErrors(() => this.#ask({ type: 'play', line: line.id, until }));
  }

  async pause(): Promise<void> {
    const line = this.line.value;
    if (line !== undefined) await this.#notifyErrors(() => this.#ask({ type: 'pause', line: line.id }));
  }

  // Bookmarks

  /** Marks the shown moment with a note; replaces the note if it is marked already. */
  async bookmark(note: string): Promise<void> {
    const seq = this.position.value;
    const kept = this.line.value?.info.value.bookmarks ?? [];
    await this.#keepBookmarks([...kept.filter((one) => one.seq !== seq), { seq, note: note.trim() }]);
  }

  async removeBookmark(seq: number): Promise<void> {
    const kept = this.line.value?.info.value.bookmarks ?? [];
    await this.#keepBookmarks(kept.filter((one) => one.seq !== seq));
  }

  /** The server keeps those of its lines; a page from disk keeps its own until its trace is saved. */
  async #keepBookmarks(bookmarks: readonly Bookmark[]): Promise<void> {
    const line = this.line.value;
    if (line === undefined) return;
    if (line.id >= FIRST_LOCAL_LINE || this.#connection === undefined)
      line.info.value = {
        ...line.info.value,
        bookmarks: bookmarks.toSorted((one, other) => one.seq - other.seq),
      };
    else
      await this.#notifyErrors(() =>
        this.#ask({ type: 'bookmarks', line: line.id, bookmarks: [...bookmarks] }),
      );
  }

  // The attached program

  /** Pauses the program that plays the shown line before its next decision, or lets it go on. */
  async control(command: ProgramCommand): Promise<void> {
    const line = this.line.value;
    if (line === undefined) return;
    if (command !== 'pause') line.following.value = true;
    await this.#notifyErrors(() => this.#ask({ type: 'control', line: line.id, do: command }));
  }

  /** Ends the attached program and starts it again. */
  async restartProgram(): Promise<void> {
    const line = this.line.value;
    if (line === undefined) return;
    this.#awaitsRun = true;
    await this.#notifyErrors(() => this.#ask({ type: 'restart', line: line.id }));
  }

  /** Sends the breakpoints to the server whenever they change. */
  #sendBreakpoints(): void {
    const active = this.breakpoints.active.value;
    const line = this.#lineId.value;
    if (this.link.value !== 'open' || line === undefined || line >= FIRST_LOCAL_LINE) return;
    const breakpoints = active.map(({ query, condition, count }) => ({
      query,
      count,
      ...(condition === undefined ? {} : { condition }),
    }));
    const text = JSON.stringify(breakpoints);
    if (text === this.#sentBreakpoints) return;
    this.#sentBreakpoints = text;
    void this.#notifyErrors(() => this.#ask({ type: 'breakpoints', line, breakpoints }));
  }

  // Copies

  /** Makes text of the shown moment, to paste it elsewhere. A link has no token: whoever opens it needs access of their own. */
  async copyAs(
    form: CopyForm | 'link',
    page: Pick<Location, 'origin' | 'pathname' | 'protocol'>,
  ): Promise<void> {
    const line = this.line.value;
    if (line === undefined) return;
    const origin = page.protocol === 'file:' ? 'file://' : page.origin;
    if (form === 'link')
      this.copied.value = { form: 'link', text: `${origin}${page.pathname}${this.linkAddress}` };
    else
      await this.#notifyErrors(() =>
        this.#ask({ type: 'copy', line: line.id, seq: this.position.value, form }),
      );
  }

  // Changed positions

  /** Asks for the table at the shown moment, to change it. */
  async changePosition(): Promise<void> {
    const line = this.line.value;
    if (line !== undefined)
      await this.#notifyErrors(() =>
        this.#ask({ type: 'position', line: line.id, seq: this.position.value }),
      );
  }

  /** Begins a duel from the changed position, as a line of its own. */
  async playChanged(text: string): Promise<void> {
    const from = this.changedPosition.value;
    if (from === undefined) return;
    await this.#notifyErrors(async () => {
      const name = texts.peek().position.changedAt(from.line, from.seq);
      const id = await this.#ask({ type: 'load', name, text });
      this.changedPosition.value = undefined;
      this.selectLine(id);
    });
  }

  // Traces as files

  /** Opens a trace as a new line. Records can be opened only with a server, since they must be replayed. */
  async load(name: string, text: string): Promise<void> {
    await this.#notifyErrors(async () => {
      if (this.#connection !== undefined && this.link.value === 'open') {
        const id = await this.#ask({ type: 'load', name, text });
        this.selectLine(id);
      } else this.#openTrace({ name, text });
    });
  }

  /** Closes a line. */
  async closeLine({ id }: LineState): Promise<void> {
    if (id >= FIRST_LOCAL_LINE) this.#removeLine(id);
    else await this.#notifyErrors(() => this.#ask({ type: 'close', line: id }));
  }

  /** The trace file of the shown line. */
  traceFile(): TraceFile | undefined {
    const line = this.line.value;
    return line === undefined ? undefined : traceFileOf(line);
  }

  // The address

  /**
   * Goes to the moment in the address, now or as soon as its records arrive.
   * @param how `follow` after a reload of a page that followed the live duel.
   */
  goToAddress(hash: string, how: RequestedMoment['how'] = 'seek'): void {
    const moment = momentIn(hash);
    this.#requested = moment === undefined ? undefined : { ...moment, how };
    this.#show(viewIn(hash));
    if (moment === undefined && hash.length > 1)
      this.notices.add('error', texts.peek().notices.badAddress(hash));
    this.#seekRequested();
    if (this.#isReady) this.#reportMissing();
  }

  /** Whether the shown moment was jumped to since this was asked last. */
  takeJump(): boolean {
    const jumped = this.#hasJumped;
    this.#hasJumped = false;
    return jumped;
  }

  /** The shown moment with the line, the panels and the search, for the hash of an address. */
  get linkAddress(): string {
    const { chart, panel, middle, below, viewer, query, recordRows } = this;
    const said = { chart, panel, middle, below, viewer, query, rows: recordRows };
    const view = Object.entries(said).flatMap(([name, { value }]) =>
      value === DEFAULT_VIEW[name] ? [] : [[name, value] as const],
    );
    const plots = this.plots.list.value.map((expression, index) => [`plot${index}`, expression] as const);
    const moment = { line: this.#lineId.value ?? 0, seq: Math.max(0, this.position.value) };
    return linkOf(moment, Object.fromEntries([...view, ...plots]));
  }

  /** Shows what a link says. Names and values that are unknown are left as they are. */
  #show(view: LinkedView): void {
    const take = <T extends string>(
      target: { value: T },
      known: readonly T[],
      value: string | undefined,
    ): void => {
      const found = known.find((one) => one === value);
      if (found !== undefined) target.value = found;
    };
    batch(() => {
      take(this.chart, CHART_TABS, view['chart']);
      take(this.panel, PANEL_NAMES, view['panel']);
      take(this.middle, ['both', 'chart', 'table'], view['middle']);
      take(this.below, ['table', 'records'], view['below']);
      take(this.viewer, ['both', 'p1', 'p2'], view['viewer']);
      take(this.recordRows, ['words', 'json'], view['rows']);
      this.query.value = view['query'] ?? this.query.value;
      this.#linkedPlots = Object.entries(view).flatMap(([name, value]) =>
        /^plot\d+$/.test(name) ? [value] : [],
      );
    });
    this.#addLinkedPlots();
  }

  /** Expressions can be read once there is a line. */
  #addLinkedPlots(): void {
    if (this.line.value === undefined) return;
    for (const expression of this.#linkedPlots) {
      const wrong = this.plots.add(expression);
      if (wrong !== undefined) this.notices.add('error', wrong);
    }
    this.#linkedPlots = [];
  }

  get address(): string | undefined {
    const line = this.line.value;
    return line === undefined || this.position.value < 0
      ? undefined
      : addressOf({ line: line.id, seq: this.position.value });
  }

  // Messages from the server

  /** A message that cannot be shown is reported, and the page goes on. */
  #receive(message: Exclude<ServerMessage, { readonly type: 'done' }>): void {
    try {
      this.#handle(message);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      this.notices.add('error', texts.peek().notices.bug(message));
      console.error(cause);
    }
  }

  #handle(message: Exclude<ServerMessage, { readonly type: 'done' }>): void {
    switch (message.type) {
      case 'hello':
        this.#restart();
        this.hello.value = message;
        return;
      case 'line':
        this.#addLine(message.line);
        return;
      case 'records':
        this.#addRecords(message);
        return;
      case 'closed':
        this.#removeLine(message.line);
        return;
      case 'ready':
        this.#isReady = true;
        this.#reportMissing();
        return;
      case 'outcomes':
        this.outcomes.value = message;
        return;
      case 'copied':
        this.copied.value = { form: message.form, text: message.text };
        return;
      case 'position':
        this.changedPosition.value = message;
        return;
      case 'error':
        this.notices.add('error', texts.peek().notices.error(message.code, message.message));
        return;
    }
  }

  /** After a reconnection the server sends everything again; the page then returns to the moment it showed. */
  #restart(): void {
    this.#isReady = false;
    const line = this.line.value;
    if (line === undefined) return;
    this.#requested = {
      line: line.id,
      seq: line.position.value,
      how: line.following.value ? 'follow' : 'seek',
    };
    this.lines.value = this.lines.value.filter(({ id }) => id >= FIRST_LOCAL_LINE);
    this.#lineId.value = undefined;
  }

  /** The moment in the address does not exist. */
  #reportMissing(): void {
    const requested = this.#requested;
    if (requested === undefined) return;
    this.#requested = undefined;
    const line = this.lines.value.find(({ id }) => id === requested.line);
    const { noLine, noRecord } = texts.peek().notices;
    this.notices.add(
      'error',
      line === undefined
        ? noLine(requested.line, this.lines.value.length)
        : noRecord(requested.seq, line.length.value),
    );
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
    this.#addLinkedPlots();
    if (this.#awaitsRun) this.selectLine(info.id);
    this.#awaitsRun = false;
    this.#warn(info);
  }

  #warn({ file, title, warning }: LineInfo): void {
    if (warning !== undefined) this.#inform((notices) => notices.warning(file ?? title, warning));
  }

  /** Shows another line if this one was shown. */
  #removeLine(id: number): void {
    const rest = this.lines.value.filter((line) => line.id !== id);
    const { compared, causes } = this;
    batch(() => {
      this.lines.value = rest;
      if (causes.shown.value?.line.id === id) causes.close();
      if (compared.value?.left === id || compared.value?.right === id) compared.value = undefined;
      if (this.#lineId.value !== id) return;
      this.#lineId.value = undefined;
      const [first] = rest;
      if (first !== undefined) this.selectLine(first.id);
    });
  }

  #addRecords({ line: id, records }: RecordsMessage): void {
    const line = this.lines.value.find((known) => known.id === id);
    if (line === undefined) return;
    const from = line.length.value;
    line.append(records);
    if (line.following.value) this.#followLive(line, from);
    this.#seekRequested();
  }

  /** Goes to the latest record, or stops at the first new record that a breakpoint matches. */
  #followLive(line: LineState, from: number): void {
    const hit = this.breakpoints.nearest(line, from - 1, 'forward');
    if (hit !== undefined) {
      this.#stopAt(line, hit);
      if (line.info.value.mode === 'driven') void this.pause();
      return;
    }
    line.position.value = line.length.value - 1;
  }

  #stopAt(line: LineState, { seq, breakpoint }: BreakpointHit<Breakpoint>): void {
    batch(() => {
      this.playing.value = undefined;
      line.following.value = false;
      line.position.value = seq;
      const { records } = texts.peek();
      this.#inform(({ stopped }) => stopped(records.breakpoint(breakpoint)));
    });
  }

  #play(): (() => void) | undefined {
    const unit = this.playing.value;
    const line = this.line.value;
    if (unit === undefined || line === undefined) return undefined;
    const timer = setInterval(() => this.#playOn(line, unit), this.playDelay.value);
    return () => clearInterval(timer);
  }

  #playOn(line: LineState, unit: StepUnit): void {
    const from = line.position.value;
    const to = line.reader.stop(from, unit, 'forward');
    const hit = this.breakpoints.nearest(line, from, 'forward');
    if (hit !== undefined && hit.seq <= to) {
      this.#stopAt(line, hit);
      return;
    }
    this.scrub(to);
    if (to >= line.length.value - 1) this.playing.value = undefined;
  }

  #seekRequested(): void {
    const requested = this.#requested;
    const line = this.lines.value.find(({ id }) => id === requested?.line);
    if (requested === undefined || line === undefined) return;
    const follows = requested.how === 'follow' && line.info.value.mode !== 'read';
    if (!follows && line.length.value <= requested.seq) return;
    this.#requested = undefined;
    this.selectLine(line.id);
    if (follows) this.follow();
    else this.scrub(requested.seq);
  }

  async #fork(line: LineState, seq: number): Promise<number> {
    const id = await this.#ask({ type: 'fork', line: line.id, seq });
    this.compared.value = undefined;
    this.selectLine(id);
    return id;
  }

  #openTrace(file: TraceFile): void {
    const line = lineOfFile(this.#nextLocalLine, file);
    this.#nextLocalLine++;
    batch(() => {
      this.lines.value = [...this.lines.value, line];
      this.selectLine(line.id);
      this.#warn(line.info.value);
    });
  }

  #ask(request: PageRequest): Promise<number> {
    return this.#connection === undefined
      ? Promise.reject(new RefusedError('NOT_CONNECTED', texts.peek().notices.fromDisk))
      : this.#connection.ask(request);
  }

  /** Notifies the user of refused requests and invalid files; other errors are bugs and are rethrown. */
  async #notifyErrors(request: () => Promise<unknown>): Promise<void> {
    try {
      await request();
    } catch (cause) {
      if (!(cause instanceof RefusedError)) throw cause;
      this.notices.add('error', texts.peek().notices.error(cause.code, cause.message));
    }
  }
}

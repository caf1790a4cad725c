import {
  type Agent,
  type Answer,
  askAgent,
  type Duel,
  type Engine,
  type Player,
  printPosition,
  TaikiError,
} from 'taiki';
import type { LineInfo, Outcome, OutcomesMessage, PlayerEvent, ProgramCommand } from '../messages.ts';
import { TraceReader } from '../model/reader.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { Bookmark, OriginRecord, TraceHeader, TraceRecord } from '../trace.ts';
import { positionOf } from './positionOf.ts';
import { SessionError } from './sessionError.ts';

export type Agents = { readonly [P in Player]: Agent };

/** The source of a line's records. */
export type LineSource =
  /** Played from the page. */
  | { readonly mode: 'driven'; readonly recorder: Recorder; readonly duel: Duel }
  /** Played by another program. `ended`: how that program ended, once it has. */
  | {
      readonly mode: 'watched';
      readonly records: () => readonly TraceRecord[];
      readonly ended: () => LineInfo['ended'];
      readonly paused: () => LineInfo['paused'];
      /** Passes commands on to the program; undefined if it cannot be paused. */
      readonly control: () => ((command: ProgramCommand) => void) | undefined;
    }
  /** Opened from a file. */
  | {
      readonly mode: 'read';
      readonly records: readonly TraceRecord[];
      readonly file: string;
      readonly warning?: string | undefined;
    };

export interface LineOptions {
  readonly id: number;
  readonly title: string;
  readonly source: LineSource;
  /** Of an engine that knows the cards of the duel. */
  readonly replay: Engine['replay'];
  readonly from?: { readonly line: Line; readonly seq: number };
}

/** When the agents stop playing. */
export type PlayUntil = 'decision' | 'turn' | 'end';

/** One duel of a session. */
export class Line {
  readonly id: number;
  readonly title: string;
  readonly #source: LineSource;
  readonly replay: Engine['replay'];
  readonly #from: { readonly line: Line; readonly seq: number } | undefined;
  bookmarks: readonly Bookmark[] = [];

  constructor({ id, title, source, replay, from }: LineOptions) {
    this.id = id;
    this.title = title;
    this.#source = source;
    this.replay = replay;
    this.#from = from;
  }

  get info(): LineInfo {
    const { id, title } = this;
    const from = this.#from === undefined ? undefined : { line: this.#from.line.id, seq: this.#from.seq };
    const source = this.#source;
    return {
      id,
      title,
      file: source.mode === 'read' ? source.file : undefined,
      warning: source.mode === 'read' ? source.warning : undefined,
      from,
      mode: source.mode,
      forks: this.origin === undefined ? 'no' : 'yes',
      bookmarks: this.bookmarks,
      ended: source.mode === 'watched' ? source.ended() : undefined,
      pauses: source.mode === 'watched' && source.control() !== undefined ? 'yes' : 'no',
      paused: source.mode === 'watched' ? source.paused() : undefined,
    };
  }

  /** The line that it was forked from. */
  get parent(): Line | undefined {
    return this.#from?.line;
  }

  get mode(): LineInfo['mode'] {
    return this.#source.mode;
  }

  /** Its records, excluding those shared with its parent line. */
  get ownRecords(): readonly TraceRecord[] {
    return recordsOf(this.#source);
  }

  /** All records from the beginning of the duel. */
  get records(): readonly TraceRecord[] {
    const from = this.#from;
    return from === undefined
      ? this.ownRecords
      : [...from.line.records.slice(0, from.seq + 1), ...this.ownRecords];
  }

  /** The origin of the duel, which a fork inherits; undefined if it was not recorded. */
  get origin(): OriginRecord | undefined {
    return this.#from?.line.origin ?? this.ownRecords.find((record) => record.kind === 'origin');
  }

  reader(header: TraceHeader): TraceReader {
    return new TraceReader({ header, records: this.records });
  }

  /** @throws {SessionError} if this decision is not open, or the engine refuses the answer. */
  choose(decision: number, answer: readonly number[]): void {
    const duel = this.#driven();
    const open = duel.decision;
    if (open?.id !== decision)
      throw new SessionError(
        'STALE_DECISION',
        open === undefined
          ? `Decision ${decision} is not open: the duel is over.`
          : `Decision ${decision} is not open. Answer decision ${open.id} instead.`,
      );
    rethrowRefusals(() => duel.choose(answer));
  }

  /** @throws {SessionError} if the duel is over. */
  concede(player: Player): void {
    rethrowRefusals(() => this.#driven().concede(player));
  }

  /**
   * Applies an XState event from a player.
   * @throws {SessionError} if the engine refuses it.
   */
  send(event: PlayerEvent): void {
    if (event.type === 'concede') this.concede(event.player);
    else rethrowRefusals(() => this.#driven().choose(event.answer));
  }

  /** @throws {SessionError} if no attached program plays it, or that has ended. */
  control(command: ProgramCommand): void {
    const source = this.#source;
    const control = source.mode === 'watched' && source.ended() === undefined ? source.control() : undefined;
    if (control === undefined)
      throw new SessionError(
        'NOT_ATTACHED',
        `Line ${this.id} is not played by a program that can be paused. Start one with taiki inspect --attach, or await attached.atDecision(recorder) before each answer.`,
      );
    control(command);
  }

  /**
   * The table at a record, as the text of a position.
   * @throws {SessionError} if there is no table yet.
   */
  positionAt(seq: number, header: TraceHeader): string {
    const { table, state } = this.reader(header).at(seq);
    if (table === undefined)
      throw new SessionError('REFUSED', `At record ${seq} there is no table yet; go to a later record.`);
    return printPosition(positionOf(table, state));
  }

  /**
   * Lets the agents answer decisions. Yields after each answer.
   * @throws {SessionError} if the engine refuses an agent's answer.
   */
  *play(agents: Agents, until: PlayUntil): Generator<undefined, void, undefined> {
    const duel = this.#driven();
    const startTurn = duel.game.turn.number;
    for (let { decision } = duel; decision !== undefined; { decision } = duel) {
      const { player } = decision;
      rethrowRefusals(() => duel.choose(askAgent(duel, agents[player]), player));
      if (until === 'decision' || (until === 'turn' && duel.game.turn.number !== startTurn)) return;
      yield;
    }
  }

  /**
   * Replays the duel to the last decision at or before a record.
   * @returns the duel, and the last record that it shares with this line.
   * @throws {SessionError} if the origin of the duel was not recorded, or the duel cannot be replayed.
   */
  duelAt(seq: number): { readonly duel: Duel; readonly seq: number } {
    const { origin, records } = this;
    if (origin === undefined)
      throw new SessionError(
        'CANNOT_FORK',
        'This line cannot be forked: its trace has no origin record. Call recorder.follow(duel) when recording.',
      );
    const decision =
      records.findLast((record) => record.kind === 'decision' && record.seq <= seq) ??
      records.find((record) => record.kind === 'decision');
    const end = decision === undefined ? 0 : lastBeforeAnswer(records, decision.seq);
    const duel = rethrowReplayErrors(() => this.replay(origin.record));
    for (const record of records.slice(0, end + 1)) {
      if (record.kind !== 'choice') continue;
      rethrowReplayErrors(() =>
        'concedes' in record ? duel.concede(record.player) : duel.choose(record.answer, record.player),
      );
    }
    return { duel, seq: end };
  }

  /**
   * What each answer to the last decision at or before a record leads to, worked out in forks.
   * @throws {SessionError} as `duelAt`, or if the duel is over.
   */
  outcomesAt(seq: number): Pick<OutcomesMessage, 'decision' | 'outcomes' | 'shown'> {
    const { duel } = this.duelAt(seq);
    const { decision } = duel;
    if (decision === undefined)
      throw new SessionError('STALE_DECISION', 'No decision is open at this moment: the duel is over.');
    const outcomes: Outcome[] = [];
    for (const answer of duel.legalChoices()) {
      if (outcomes.length === MAX_OUTCOMES) return { decision: decision.id, outcomes, shown: 'some' };
      outcomes.push(rethrowReplayErrors(() => outcomeOf(duel, answer)));
    }
    return { decision: decision.id, outcomes, shown: 'all' };
  }

  #driven(): Duel {
    const source = this.#source;
    if (source.mode === 'driven') return source.duel;
    throw new SessionError(
      'NOT_DRIVEN',
      source.mode === 'read'
        ? 'This line was opened from a file and is read-only. Fork it and choose in the fork.'
        : 'This duel is played by another program. Fork it and choose in the fork.',
    );
  }
}

/** Decisions with more answers than this are worked out in part. */
const MAX_OUTCOMES = 24;

function outcomeOf(duel: Duel, answer: Answer): Outcome {
  const { decision, log } = duel;
  const fork = duel.fork();
  fork.choose(answer);
  const { decision: next, state, result } = fork;
  return {
    answer,
    chose: answer.map((index) => decision?.options[index]?.label ?? ''),
    facts: fork.log.slice(log.length),
    next: next === undefined ? undefined : { player: next.player, kind: next.kind, prompt: next.prompt },
    state,
    result,
  };
}

function recordsOf(source: LineSource): readonly TraceRecord[] {
  switch (source.mode) {
    case 'driven':
      return source.recorder.records;
    case 'watched':
      return source.records();
    case 'read':
      return source.records;
  }
}

/** The last record before the answer to the decision at `seq` is sent to the duel. */
function lastBeforeAnswer(records: readonly TraceRecord[], seq: number): number {
  const next = records.findIndex(
    (record) =>
      record.seq > seq &&
      record.kind === 'event' &&
      record.from === undefined &&
      record.event !== 'xstate.init',
  );
  return (next < 0 ? records.length : next) - 1;
}

/** Keeps the engine's message. */
function rethrowRefusals(act: () => void): void {
  try {
    act();
  } catch (cause) {
    if (!(cause instanceof TaikiError)) throw cause;
    throw new SessionError('REFUSED', cause.message, { cause });
  }
}

function rethrowReplayErrors<T>(act: () => T): T {
  try {
    return act();
  } catch (cause) {
    if (!(cause instanceof TaikiError)) throw cause;
    throw new SessionError('CANNOT_FORK', `Replaying the choices of this line failed: ${cause.message}`, {
      cause,
    });
  }
}

import { type Agent, type Duel, type Player, replay, TaikiError } from 'taiki';
import type { LineInfo, PlayerEvent } from '../messages.ts';
import { TraceReader } from '../model/reader.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { OriginRecord, TraceHeader, TraceRecord } from '../trace.ts';
import { SessionError } from './errors.ts';

export type Agents = { readonly [P in Player]: Agent };

/** Where the records of a line come from. */
export type LineSource =
  /** Choices are taken. */
  | { readonly mode: 'driven'; readonly recorder: Recorder; readonly duel: Duel }
  /** A program plays it. */
  | { readonly mode: 'watched'; readonly recorder: Recorder }
  /** It was read from a file. */
  | { readonly mode: 'read'; readonly records: readonly TraceRecord[] };

export interface LineOptions {
  readonly id: number;
  readonly title: string;
  readonly source: LineSource;
  readonly from?: { readonly line: Line; readonly seq: number };
}

/** How far the agents play. */
export type PlayUntil = 'decision' | 'turn' | 'end';

/** One duel of a session. */
export class Line {
  readonly id: number;
  readonly title: string;
  readonly #source: LineSource;
  readonly #from: { readonly line: Line; readonly seq: number } | undefined;

  constructor({ id, title, source, from }: LineOptions) {
    this.id = id;
    this.title = title;
    this.#source = source;
    this.#from = from;
  }

  get info(): LineInfo {
    const { id, title } = this;
    const from = this.#from === undefined ? undefined : { line: this.#from.line.id, seq: this.#from.seq };
    return { id, title, from, mode: this.mode, forks: this.origin === undefined ? 'no' : 'yes' };
  }

  get mode(): LineInfo['mode'] {
    return this.#source.mode;
  }

  /** Its records without those that it shares with the line that it was forked from. */
  get ownRecords(): readonly TraceRecord[] {
    const source = this.#source;
    return source.mode === 'read' ? source.records : source.recorder.records;
  }

  /** All its records, from the beginning of the duel. */
  get records(): readonly TraceRecord[] {
    const from = this.#from;
    return from === undefined
      ? this.ownRecords
      : [...from.line.records.slice(0, from.seq + 1), ...this.ownRecords];
  }

  /** Where the duel came from; undefined where the records do not tell. */
  get origin(): OriginRecord | undefined {
    return this.#from?.line.origin ?? this.ownRecords.find((record) => record.kind === 'origin');
  }

  reader(header: TraceHeader): TraceReader {
    return new TraceReader({ header, records: this.records });
  }

  /** @throws {SessionError} when this decision is not open any more, or the engine refuses the answer. */
  choose(decision: number, answer: readonly number[]): void {
    const duel = this.#driven();
    const open = duel.decision;
    if (open?.id !== decision)
      throw new SessionError(
        'STALE_DECISION',
        `Decision ${decision} is not open: ${open === undefined ? 'the duel is over' : `decision ${open.id} is`}.`,
      );
    refusing(() => duel.choose(answer));
  }

  /** @throws {SessionError} when the duel is over. */
  concede(player: Player): void {
    refusing(() => this.#driven().concede(player));
  }

  /**
   * An event of XState that a player may send, as if it had been chosen.
   * @throws {SessionError} when the engine refuses it.
   */
  take(event: PlayerEvent): void {
    if (event.type === 'concede') this.concede(event.player);
    else refusing(() => this.#driven().choose(event.answer));
  }

  /**
   * The agents answer one decision after another; the generator yields after each.
   * @throws {SessionError} when the engine refuses an answer of an agent.
   */
  *play(agents: Agents, until: PlayUntil): Generator<undefined, void, undefined> {
    const duel = this.#driven();
    const { number } = duel.game.turn;
    for (let { decision } = duel; decision !== undefined; { decision } = duel) {
      const { player } = decision;
      const asked = decision;
      refusing(() => duel.choose(agents[player](duel.view(player), asked), player));
      if (until === 'decision' || (until === 'turn' && duel.game.turn.number !== number)) return;
      yield;
    }
  }

  /**
   * A duel that stands at the last decision at or before a record, and the record up to which both lines are the same.
   * @throws {SessionError} when the records do not tell where the duel came from.
   */
  duelAt(seq: number): { readonly duel: Duel; readonly seq: number } {
    const { origin, records } = this;
    if (origin === undefined)
      throw new SessionError(
        'CANNOT_FORK',
        'This line does not say where its duel came from, so it cannot be forked.',
      );
    const asked =
      records.findLast((record) => record.kind === 'decision' && record.seq <= seq) ??
      records.find((record) => record.kind === 'decision');
    const end = asked === undefined ? 0 : endOfRest(records, asked.seq);
    const duel = forking(() => replay(origin.record));
    for (const record of records.slice(0, end + 1)) {
      if (record.kind !== 'choice') continue;
      forking(() =>
        'concedes' in record ? duel.concede(record.player) : duel.choose(record.answer, record.player),
      );
    }
    return { duel, seq: end };
  }

  #driven(): Duel {
    const source = this.#source;
    if (source.mode === 'driven') return source.duel;
    throw new SessionError(
      'NOT_DRIVEN',
      source.mode === 'read'
        ? 'This line was read from a file: fork it, and choose in the fork.'
        : 'This duel is played by a program: fork it, and choose in the fork.',
    );
  }
}

/** The last record before the duel hears of the next answer. */
function endOfRest(records: readonly TraceRecord[], seq: number): number {
  const next = records.findIndex(
    (record) =>
      record.seq > seq &&
      record.kind === 'event' &&
      record.from === undefined &&
      record.event !== 'xstate.init',
  );
  return (next < 0 ? records.length : next) - 1;
}

/** What the engine refuses is refused in its own words. */
function refusing(act: () => void): void {
  try {
    act();
  } catch (cause) {
    if (!(cause instanceof TaikiError)) throw cause;
    throw new SessionError('REFUSED', cause.message, { cause });
  }
}

function forking<T>(act: () => T): T {
  try {
    return act();
  } catch (cause) {
    if (!(cause instanceof TaikiError)) throw cause;
    throw new SessionError('CANNOT_FORK', `The duel does not come out as the trace says: ${cause.message}`, {
      cause,
    });
  }
}

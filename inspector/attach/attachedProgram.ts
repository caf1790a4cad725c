import { createEngine, type Engine, parseCard } from 'taiki';
import * as v from 'valibot';
import type { ActorTrace } from '../core/actors/actorTrace.ts';
import type { ActorNews } from '../core/server/serveActors.ts';
import { parseJson } from '../core/values/parseJson.ts';
import type { ProgramCommand, ProgramPause } from '../messages.ts';
import { recordSchema } from '../model/trace/traceSchema.ts';
import type { ReceivedLine, Session } from '../session/session.ts';
import type { Report } from './report.ts';

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const report = v.variant('type', [
  v.object({
    type: v.literal('duel'),
    duel: number,
    title: v.string(),
    cards: v.optional(v.array(v.unknown())),
  }),
  v.object({ type: v.literal('records'), duel: number, records: v.array(recordSchema) }),
  v.object({
    type: v.literal('actors'),
    line: number,
    trace: v.object({
      xstateTrace: v.literal(1),
      title: v.string(),
      charts: v.record(v.string(), v.unknown()),
      records: v.array(v.unknown()),
      forkedFrom: v.optional(v.object({ line: number, seq: number })),
      stopped: v.optional(v.string()),
    }),
  }),
  v.object({
    type: v.literal('paused'),
    duel: number,
    paused: v.optional(v.object({ seq: number, breakpoint: v.optional(v.string()) })),
  }),
  v.object({
    type: v.literal('actorsPaused'),
    paused: v.optional(v.object({ seq: number, breakpoint: v.optional(v.string()) })),
  }),
  v.object({ type: v.literal('actorsRefused'), message: v.string() }),
  v.object({ type: v.literal('failed'), message: v.string(), stack: v.optional(v.string()) }),
]);

const isReport = (value: unknown): value is Report => v.is(report, value);

export interface AttachedOptions {
  readonly session: Session;
  /** 1, and one more each time that the program is started again. */
  readonly run: number;
  readonly onActors: () => void;
  readonly control: (command: ProgramCommand) => void;
}

/** The duels of a watched program, as lines of a session. */
export class AttachedProgram {
  readonly #session: Session;
  readonly #duels = new Map<number, Extract<Report, { readonly type: 'duel' }>>();
  readonly #onActors: () => void;
  readonly #run: number;
  readonly #control: (command: ProgramCommand) => void;
  readonly #actors: ActorTrace[] = [];
  #actorsPaused: ProgramPause | undefined;
  #actorsRefused: string | undefined;
  #hasEnded = false;
  readonly #lines = new Map<number, ReceivedLine>();
  #failure: { readonly message: string; readonly stack: string | undefined } | undefined;

  constructor({ session, run, onActors, control }: AttachedOptions) {
    this.#onActors = onActors;
    this.#session = session;
    this.#run = run;
    this.#control = control;
  }

  /** Takes a report as JSON. */
  read(text: string): void {
    const value = parseJson(text);
    // A program may use the descriptor for something else.
    if (isReport(value)) this.#take(value);
  }

  /** Where the XState actors wait, and why the last command to them was refused. */
  get news(): Pick<ActorNews, 'paused' | 'refused' | 'status'> {
    return {
      paused: this.#actorsPaused,
      refused: this.#actorsRefused,
      status: this.#hasEnded ? 'ended' : this.#actorsPaused === undefined ? 'runs' : 'waits',
    };
  }

  /** The XState actors of the program that belong to no duel, then those of its forks; none if it has created none so far. */
  get actors(): readonly ActorTrace[] {
    return this.#actors;
  }

  /** Ends every line. An uncaught error is shown rather than the exit code that follows from it. */
  end(message: string): void {
    this.#hasEnded = true;
    this.#actorsPaused = undefined;
    const how = this.#failure ?? { message, stack: undefined };
    for (const line of this.#lines.values()) line.end(how);
  }

  #take(message: Report): void {
    switch (message.type) {
      case 'duel':
        this.#duels.set(message.duel, message);
        return;
      case 'records':
        this.#lineOf(message.duel)?.append(message.records);
        return;
      case 'paused':
        this.#lineOf(message.duel)?.pause(message.paused);
        return;
      case 'actorsPaused':
        this.#actorsPaused = message.paused;
        return;
      case 'actorsRefused':
        this.#actorsRefused = message.message;
        return;
      case 'actors': {
        const { line, trace } = message;
        const before = this.#actors[line];
        this.#actors[line] = { ...trace, records: [...(before?.records ?? []), ...trace.records] };
        if (line === 0 && before === undefined) this.#onActors();
        return;
      }
      case 'failed':
        this.#failure = { message: message.message, stack: message.stack };
        return;
    }
  }

  /** A line is added with its first records, which say whether it can be forked. */
  #lineOf(number: number): ReceivedLine | undefined {
    const duel = this.#duels.get(number);
    const known = this.#lines.get(number);
    if (known !== undefined || duel === undefined) return known;
    const title = this.#run === 1 ? duel.title : `${duel.title}, run ${this.#run}`;
    const line = this.#session.receive(title, engineWith(duel.cards), this.#control);
    this.#lines.set(number, line);
    return line;
  }
}

/** Created when a line is forked, so that cards that are not valid refuse the fork only. */
const engineWith = (cards: readonly unknown[] | undefined): Pick<Engine, 'replay'> | undefined =>
  cards === undefined
    ? undefined
    : { replay: (text, settings) => createEngine({ cards: cards.map(parseCard) }).replay(text, settings) };

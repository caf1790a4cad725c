import { TraceReader } from '../model/reader.ts';
import { BreakpointHits, type BreakpointSpec, breakpointText } from '../model/watching/breakpoints.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { ActorCommand, Command, Start } from './command.ts';
import { type Commands, openCommands } from './commands.ts';
import { flushAll, report } from './reporter.ts';

/** A watched duel. */
interface Watched {
  readonly duel: number;
  readonly recorder: Recorder;
  reader: TraceReader | undefined;
  hits: BreakpointHits<BreakpointSpec> | undefined;
  /** The list that `hits` was made for. */
  of: readonly BreakpointSpec[] | undefined;
  /** The last record that was looked at. */
  seen: number;
}

/** Where a program waits: before a decision, until the page lets it go on. */
export class Gate {
  readonly #commands: Commands;
  #breakpoints: readonly BreakpointSpec[];
  #stops: 'never' | 'atNextDecision';
  #onActorCommand: (command: ActorCommand) => void = () => undefined;

  constructor(commands: Commands) {
    this.#commands = commands;
    this.#breakpoints = commands.start.breakpoints;
    this.#stops = commands.start.first === 'wait' ? 'atNextDecision' : 'never';
    commands.onIdle((command) => this.#obey(command));
  }

  get start(): Start {
    return this.#commands.start;
  }

  /** Passes on what concerns XState actors. */
  onActorCommand(listener: (command: ActorCommand) => void): void {
    this.#onActorCommand = listener;
  }

  /** Obeys what has arrived. @returns whether the program is to wait here without a breakpoint. */
  poll(): boolean {
    for (let command = this.#commands.next(); command !== undefined; command = this.#commands.next())
      this.#obey(command);
    return this.#stops === 'atNextDecision';
  }

  /** Waits until the page lets the program go on. */
  hold(tell: (how: 'waits' | 'goesOn') => void): void {
    flushAll();
    tell('waits');
    while (!this.#obey(this.#commands.wait()));
    tell('goesOn');
  }

  watch(duel: number, recorder: Recorder): () => void {
    const watched: Watched = { duel, recorder, reader: undefined, hits: undefined, of: undefined, seen: -1 };
    return () => this.#atDecision(watched);
  }

  /** Called whenever a duel waits for an answer. */
  #atDecision(watched: Watched): void {
    const isPaused = this.poll();
    if (this.#breakpoints.length === 0 && !isPaused) return;
    const hit = this.#newHit(watched);
    if (hit === undefined && !isPaused) return;
    const seq = hit?.seq ?? watched.seen;
    const breakpoint = hit === undefined ? undefined : breakpointText(hit.breakpoint);
    const { duel } = watched;
    this.hold((how) =>
      report({ type: 'paused', duel, paused: how === 'waits' ? { seq, breakpoint } : undefined }),
    );
  }

  #newHit(watched: Watched) {
    const { recorder, seen } = watched;
    const { records } = recorder;
    watched.reader ??= new TraceReader({ header: recorder.header, records: [] });
    watched.reader.append(records.slice(watched.reader.length));
    if (watched.hits === undefined || watched.of !== this.#breakpoints) {
      watched.of = this.#breakpoints;
      watched.hits = new BreakpointHits(this.#breakpoints, watched.reader);
    }
    watched.seen = records.length - 1;
    return watched.hits.nearest(seen, 'forward');
  }

  /** @returns whether a program that waits goes on. */
  #obey(command: Command): boolean {
    switch (command.type) {
      case 'breakpoints':
        this.#breakpoints = command.breakpoints;
        return false;
      case 'actorBreakpoints':
      case 'send':
        this.#onActorCommand(command);
        return false;
      case 'detached':
        this.#breakpoints = [];
        this.#stops = 'never';
        return true;
      case 'control':
        this.#stops = command.do === 'go' ? 'never' : 'atNextDecision';
        return command.do !== 'pause';
    }
  }
}

const commands = openCommands();

/** The gate of this program; undefined if the inspector did not start it. */
export const gate: Gate | undefined = commands === undefined ? undefined : new Gate(commands);

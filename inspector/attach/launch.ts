import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable, Writable } from 'node:stream';
import { type Engine, greedyAgent } from 'taiki';
import type { ActorBreakpoint } from '../core/actors/actorBreakpoints.ts';
import type { ActorTrace } from '../core/actors/actorTrace.ts';
import { CONTROL, type Command, START_VARIABLE, type Start } from '../core/attach/command.ts';
import { CHANNEL } from '../core/attach/report.ts';
import type { ActorControl } from '../core/server/serveActors.ts';
import type { ProgramCommand } from '../messages.ts';
import { type InspectorServer, serve } from '../server/server.ts';
import { Session } from '../session/session.ts';
import { AttachedProgram } from './attachedProgram.ts';

export interface LaunchOptions {
  readonly program: string;
  readonly args: readonly string[];
  readonly port?: number;
  /** The token of the page's address. Default: a new one. */
  readonly token?: string;
  /** `wait`: the program waits before its first decision, until the page lets it go on. Default: `go`. */
  readonly first?: 'go' | 'wait';
  /** The folder of the built page. Default: the one in this package. */
  readonly page?: URL;
  /** Called with the first XState actor of the program that belongs to no duel. */
  readonly onActors?: () => void;
  /** Replays and forks the duels of the program, if it has no engine of its own. Default: the one with every card of `taiki`. */
  readonly engine?: Pick<Engine, 'createDuel' | 'replay'>;
}

/** A program that runs in a process of its own, and the inspector in this process that shows its duels. */
export interface Launched {
  readonly server: InspectorServer;
  readonly session: Session;
  /** The XState actors of the program that belong to no duel; undefined if it has none so far. */
  readonly actors: () => ActorTrace | undefined;
  /** Resolves when the program has ended: its exit code, or the signal that stopped it. The inspector goes on. */
  readonly ended: Promise<{ readonly code: number | undefined; readonly signal: string | undefined }>;
}

/**
 * Runs a program, sharing the terminal of this process, and shows every duel that it creates. The page outlives the program, and can
 * start it again.
 * @throws the system error if the port cannot be used or the program cannot be started.
 */
export async function launchAttached({
  program,
  args,
  port = 0,
  token,
  engine,
  first = 'go',
  page,
  onActors = () => undefined,
}: LaunchOptions): Promise<Launched> {
  const session = new Session({
    title: program,
    agents: { p1: greedyAgent, p2: greedyAgent },
    ...(engine === undefined ? {} : { engine }),
  });
  let running: Running | undefined;
  /** The run after which the program is started again. */
  let ending: Running | undefined;
  const actors = (): readonly ActorTrace[] => running?.watched.actors ?? [];
  let actorBreakpoints: readonly ActorBreakpoint[] = [];
  const actorControl: ActorControl = {
    run: () => running?.run ?? 1,
    news: () => running?.watched.news ?? { paused: undefined, refused: undefined, status: 'ended' },
    breakpoints: () => actorBreakpoints,
    tell: (command) => {
      if (command.type === 'actorBreakpoints') actorBreakpoints = command.breakpoints;
      if (command.type === 'restart') session.restart();
      else running?.tell(command);
      return undefined;
    },
  };
  const server = await serve({
    session,
    port,
    actors,
    actorControl,
    ...(token === undefined ? {} : { token }),
    ...(page === undefined ? {} : { page }),
  });
  const signals = forwardSignals(() => running);
  const startAs = (run: number): Running => {
    const onEnd = signals.end;
    const started = startProgram({ program, args, first, actorBreakpoints, onActors, session, run, onEnd });
    running = started;
    return started;
  };
  const { ended } = startAs(1);
  session.attach({
    breakpoints: (breakpoints) => running?.tell({ type: 'breakpoints', breakpoints }),
    restart: () => {
      const last = running;
      if (last === undefined || last === ending) return;
      ending = last;
      last.child.kill('SIGKILL');
      void last.ended.then(() => startAs(last.run + 1));
    },
  });
  return { server, session, actors: () => actors()[0], ended };
}

interface StartOptions extends Required<Pick<LaunchOptions, 'program' | 'args' | 'first' | 'onActors'>> {
  readonly session: Session;
  readonly actorBreakpoints: readonly ActorBreakpoint[];
  readonly run: number;
  readonly onEnd: () => void;
}

interface Running extends Pick<Launched, 'ended'> {
  readonly run: number;
  readonly watched: AttachedProgram;
  readonly tell: (command: Command) => void;
  readonly child: Pick<ChildProcess, 'kill'>;
  readonly hasEnded: () => boolean;
}

function startProgram({
  program,
  args,
  first,
  actorBreakpoints,
  onActors,
  session,
  run,
  onEnd,
}: StartOptions): Running {
  const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  const register = new URL(`./register${extension}`, import.meta.url);
  const start: Start = { breakpoints: session.breakpoints, actorBreakpoints, first };
  const child = spawn(process.execPath, [...process.execArgv, '--import', register.href, program, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe', 'pipe'],
    env: { ...process.env, [START_VARIABLE]: JSON.stringify(start) },
  });
  const [channel, controls] = [child.stdio[CHANNEL], child.stdio[CONTROL]];
  if (!(channel instanceof Readable) || !(controls instanceof Writable))
    throw new Error('The program was started without its channels.');
  // The program has ended; its lines say so.
  controls.on('error', () => undefined);
  const tell = (command: Command): void => void controls.write(`${JSON.stringify(command)}\n`);
  const control = (command: ProgramCommand): void => tell({ type: 'control', do: command });
  const watched = new AttachedProgram({ session, run, onActors, control });
  createInterface({ input: channel }).on('line', (line) => watched.read(line));
  let hasEnded = false;
  const ended = once(child, 'close').then(([code, signal]: (number | string | null)[]) => {
    hasEnded = true;
    onEnd();
    watched.end(
      signal === null ? `${program} exited with code ${code}.` : `${program} was stopped by ${signal}.`,
    );
    return {
      code: typeof code === 'number' ? code : undefined,
      signal: typeof signal === 'string' ? signal : undefined,
    };
  });
  return { run, child, watched, tell, ended, hasEnded: () => hasEnded };
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Forwards signals to the program; once it has ended, they end this process. The first Ctrl-C stops the program only, so that its page
 * can be read. The listeners stay: a signal that has arrived as they were removed would be lost.
 * @param running the program, as it was started last.
 * @returns `end` is called when a program has ended. A SIGTERM that it was sent ends this process too.
 */
function forwardSignals(running: () => Pick<Running, 'child' | 'hasEnded'> | undefined): {
  readonly end: () => void;
} {
  let last: NodeJS.Signals | undefined;
  const endThisProcess = (signal: NodeJS.Signals): void => {
    for (const one of SIGNALS) process.off(one, onSignal);
    process.kill(process.pid, signal);
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    last = signal;
    const program = running();
    if (program === undefined || program.hasEnded()) endThisProcess(signal);
    else program.child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return {
    end: () => {
      if (last === 'SIGTERM') endThisProcess(last);
    },
  };
}

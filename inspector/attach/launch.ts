import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { type Engine, greedyAgent } from 'taiki';
import type { ActorTrace } from '../actors/actorTrace.ts';
import { type InspectorServer, serve } from '../server/server.ts';
import { Session } from '../session/session.ts';
import { AttachedProgram } from './attachedProgram.ts';
import { CHANNEL } from './report.ts';

export interface LaunchOptions {
  readonly program: string;
  readonly args: readonly string[];
  readonly port?: number;
  /** The token of the page's address. Default: a new one. */
  readonly token?: string;
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
 * Runs a program, sharing the terminal of this process, and shows every duel that it creates. The page outlives the program.
 * @throws the system error if the port cannot be used or the program cannot be started.
 */
export async function launchAttached({
  program,
  args,
  port = 0,
  token,
  engine,
  onActors = () => undefined,
}: LaunchOptions): Promise<Launched> {
  const session = new Session({
    title: program,
    agents: { p1: greedyAgent, p2: greedyAgent },
    ...(engine === undefined ? {} : { engine }),
  });
  let attached: AttachedProgram | undefined;
  const actors = (): ActorTrace | undefined => attached?.actors;
  const server = await serve({ session, port, actors, ...(token === undefined ? {} : { token }) });
  const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  const register = new URL(`./register${extension}`, import.meta.url);
  const child = spawn(process.execPath, [...process.execArgv, '--import', register.href, program, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  });
  const channel = child.stdio[CHANNEL];
  if (!(channel instanceof Readable)) throw new Error('The program was started without its channel.');
  const watched = new AttachedProgram(session, channel, onActors);
  attached = watched;
  const signals = forwardSignals(child);
  const ended = once(child, 'close').then(([code, signal]: (number | string | null)[]) => {
    signals.end();
    watched.end(
      signal === null ? `${program} exited with code ${code}.` : `${program} was stopped by ${signal}.`,
    );
    return {
      code: typeof code === 'number' ? code : undefined,
      signal: typeof signal === 'string' ? signal : undefined,
    };
  });
  return { server, session, actors, ended };
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Forwards signals to the program; once it has ended, they end this process. The first Ctrl-C stops the program only, so that its page
 * can be read. The listeners stay: a signal that has arrived as they were removed would be lost.
 * @returns `end` is called when the program has ended. A SIGTERM that it was sent ends this process too.
 */
function forwardSignals(child: Pick<ChildProcess, 'kill'>): { readonly end: () => void } {
  let last: NodeJS.Signals | undefined;
  let hasEnded = false;
  const endThisProcess = (signal: NodeJS.Signals): void => {
    for (const one of SIGNALS) process.off(one, onSignal);
    process.kill(process.pid, signal);
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    last = signal;
    if (hasEnded) endThisProcess(signal);
    else child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return {
    end: () => {
      hasEnded = true;
      if (last === 'SIGTERM') endThisProcess(last);
    },
  };
}

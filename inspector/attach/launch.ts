import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { type Engine, greedyAgent } from 'taiki';
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
  /** Replays and forks the duels of the program, if it has no engine of its own. Default: the one with every card of `taiki`. */
  readonly engine?: Pick<Engine, 'createDuel' | 'replay'>;
}

/** A program that runs in a process of its own, and the inspector in this process that shows its duels. */
export interface Launched {
  readonly server: InspectorServer;
  readonly session: Session;
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
}: LaunchOptions): Promise<Launched> {
  const session = new Session({
    title: program,
    agents: { p1: greedyAgent, p2: greedyAgent },
    ...(engine === undefined ? {} : { engine }),
  });
  const server = await serve({ session, port, ...(token === undefined ? {} : { token }) });
  const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  const register = new URL(`./register${extension}`, import.meta.url);
  const child = spawn(process.execPath, [...process.execArgv, '--import', register.href, program, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  });
  const channel = child.stdio[CHANNEL];
  if (!(channel instanceof Readable)) throw new Error('The program was started without its channel.');
  const attached = new AttachedProgram(session, channel);
  const signals = forwardSignals(child);
  const ended = once(child, 'close').then(([code, signal]: (number | string | null)[]) => {
    const stopped = signals.stop();
    if (stopped === 'SIGTERM') process.kill(process.pid, stopped);
    attached.end(
      signal === null ? `${program} exited with code ${code}.` : `${program} was stopped by ${signal}.`,
    );
    return {
      code: typeof code === 'number' ? code : undefined,
      signal: typeof signal === 'string' ? signal : undefined,
    };
  });
  return { server, session, ended };
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Forwards signals to the program. The first Ctrl-C stops the program only, so that its page can be read.
 * @returns `stop` ends the forwarding, and returns the last signal forwarded.
 */
function forwardSignals(child: Pick<ChildProcess, 'kill'>): {
  readonly stop: () => NodeJS.Signals | undefined;
} {
  let last: NodeJS.Signals | undefined;
  const forward = (signal: NodeJS.Signals): void => {
    last = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  return {
    stop: () => {
      for (const signal of SIGNALS) process.off(signal, forward);
      return last;
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { programFile } from '../support/bundlePrograms.ts';

/** Options for clients that play without pauses, which is faster than the limits of a server allow. */
export const WITHOUT_PAUSES = ['--max-rate', '--max-processor-ms', '--max-processor-ms-per-client'].flatMap(
  (option) => [option, '1000000'],
);

/** A server in a process of its own, from the sources. */
export interface ServerProcess {
  readonly url: string;
  readonly metricsPort: number | undefined;
  /** The lines of its log so far. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** Ends it. @returns its exit code, or the signal. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | string | null>;
}

const running = new Map<ChildProcess, Promise<unknown>>();

/** Kills the servers that a test has started and not ended, because it failed. For `afterEach`. */
export async function endStarted(): Promise<void> {
  for (const child of running.keys()) child.kill('SIGKILL');
  await Promise.all(running.values());
}

/** Starts `taiki serve --port 0`, without threads unless they are asked for. Resolves when it listens. */
export function startProcess(...argv: readonly string[]): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    [programFile('sourceTaiki'), 'serve', '--port', '0', '--threads', '0', ...argv],
    {
      stdio: ['ignore', 'inherit', 'pipe'],
    },
  );
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(signal ?? code);
    }),
  );
  running.set(child, ended);
  return listening(child, ended);
}

function listening(child: ChildProcess, ended: Promise<number | string | null>): Promise<ServerProcess> {
  const log: Readonly<Record<string, unknown>>[] = [];
  const other: string[] = [];
  return new Promise((resolve, reject) => {
    if (child.stderr === null) throw new Error('The process has no standard error.');
    createInterface(child.stderr).on('line', (line) => {
      if (!line.startsWith('{')) {
        other.push(line);
        return;
      }
      const entry: Readonly<Record<string, unknown>> = JSON.parse(line);
      log.push(entry);
      if (entry['msg'] !== 'listening') return;
      const metricsPort = entry['metricsPort'];
      resolve({
        url: `http://127.0.0.1:${entry['port']}/`,
        metricsPort: typeof metricsPort === 'number' ? metricsPort : undefined,
        log,
        signal: (signal) => child.kill(signal),
        end: (signal) => {
          child.kill(signal);
          return ended;
        },
      });
    });
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${other.join('\n')}`)));
  });
}

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as later } from 'node:timers/promises';
import { WITHOUT_PAUSES } from '../serverProcess.ts';

const root = new URL('../../..', import.meta.url).pathname;
const NO_LIMIT = '1000000';

/** A server in a process of its own, as it is built, without limits. */
export interface LoadServer {
  readonly url: string;
  /** Milliseconds of processor time, of all its threads. */
  readonly cpu: () => Promise<number>;
  /** Bytes of heap of all its threads, after garbage was collected. */
  readonly heap: () => Promise<number>;
  /** Bytes that the process occupies, what its sockets and the store take included. */
  readonly resident: () => Promise<number>;
  /** Duels in memory. */
  readonly loaded: () => Promise<number>;
  /** The share of time in which the threads were busy since the last time this was asked, by thread. */
  readonly busy: () => Promise<string>;
  readonly end: () => Promise<void>;
}

export async function startServer(store: string, threads: string): Promise<LoadServer> {
  const child = spawn(
    process.execPath,
    [
      ...['--expose-gc', '--import', './test/server/load/gcOnDemand.mjs', 'cli/bin/taiki.js', 'serve'],
      ...['--port', '0', '--metrics-port', '0', '--store', store, '--threads', threads],
      ...['--max-duels', NO_LIMIT, '--max-duels-per-client', NO_LIMIT],
      ...['--max-connections-per-client', NO_LIMIT, ...WITHOUT_PAUSES],
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const { port, metricsPort } = await new Promise<Readonly<Record<'port' | 'metricsPort', number>>>(
    (resolve, reject) => {
      createInterface(child.stderr).on('line', (line) => {
        if (!line.includes('"msg":"listening"')) return;
        resolve(JSON.parse(line));
      });
      void ended.then(() => reject(new Error('The server has ended.')));
    },
  );
  const metrics = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const valuesOf = async (name: string): Promise<readonly number[]> =>
    [...(await metrics()).matchAll(new RegExp(`^${name}(?:\\{.*\\})? ([\\d.e+-]+)$`, 'gm'))].map(
      ([, value]) => Number(value),
    );
  const total = async (name: string): Promise<number> =>
    (await valuesOf(name)).reduce((sum, value) => sum + value, 0);
  return {
    url: `http://127.0.0.1:${port}/`,
    cpu: async () => 1000 * (await total('process_cpu_seconds_total')),
    heap: async () => {
      const heaps: number[] = [];
      for (let collected = 0; collected < COLLECTIONS; collected++) {
        child.kill('SIGUSR2');
        await later(COLLECTED_MS);
        heaps.push(await total('taiki_thread_heap_bytes'));
      }
      return Math.min(...heaps);
    },
    resident: () => total('process_resident_memory_bytes'),
    loaded: () => total('taiki_duels_loaded'),
    busy: async () =>
      (await valuesOf('taiki_thread_busy_ratio')).map((share) => `${Math.round(100 * share)}%`).join(' '),
    end: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** A busy thread collects late, and has made garbage again when it is read: the least of a few is closest. */
const COLLECTIONS = 3;
const COLLECTED_MS = 1_000;

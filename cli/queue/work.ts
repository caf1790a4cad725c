import { randomUUID } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import type { WorkEvent } from '@taiki/queue';
import type { Command } from 'commander';
import { Tinypool } from 'tinypool';
import { countFrom } from '../arguments.ts';
import { Failure } from '../failure.ts';
import type { Host } from '../host.ts';
import { type Batch, batchModule, type playBatch } from '../simulate/batch.ts';
import { queueOption } from './queueOption.ts';
import { readSettings } from './runSettings.ts';

export interface WorkOptions {
  readonly queue: string;
  readonly workers: number;
  readonly lease: number;
}

const EXAMPLES = `
Examples:
  $ taiki work --queue redis://10.0.0.5:6379                      play for everybody who simulates on this Redis
  $ taiki simulate --games 100000 --queue redis://10.0.0.5:6379   on another machine
  $ TAIKI_QUEUE=rediss://user:password@host:6380 taiki work       TLS, and no password in the list of processes

Start as many workers as you like, before or after the simulation. A worker plays duels of a simulation with the same version of
taiki only. If it is lost, others play its duels again. On SIGTERM or Ctrl-C it finishes its current duels and ends.
`;

export function addWork(program: Command, host: Host): void {
  program
    .command('work')
    .description('play duels for taiki simulate --queue on other machines')
    .addOption(queueOption().env('TAIKI_QUEUE').makeOptionMandatory())
    .option('--workers <n>', 'number of worker threads', countFrom, availableParallelism())
    .option('--lease <seconds>', 'how long a lost worker keeps its duels', countFrom, 10)
    .addHelpText('after', EXAMPLES)
    .action((options: WorkOptions) => work(options, host));
}

/** What to print for an event. */
function lineOf(event: WorkEvent, { workers }: WorkOptions): string {
  switch (event.kind) {
    case 'ready':
      return `Waiting for duels at ${event.address} with ${workers === 1 ? '1 thread' : `${workers} threads`}. Ctrl-C ends.`;
    case 'joined':
      return `Run ${event.run}: joined.`;
    case 'refused':
      return `Run ${event.run}: refused: ${event.refusal}`;
    case 'over':
      return `Run ${event.run}: over. Played ${event.games.toLocaleString('en')} duels here.`;
    case 'failed':
      return `Run ${event.run}: failed: ${event.message}`;
    case 'connection':
      return event.message;
  }
}

/**
 * Plays batches of all runs until the process receives SIGINT or SIGTERM.
 * @param module the URL of the module that the threads load.
 * @throws {Failure} if Redis cannot be reached.
 */
export async function work(options: WorkOptions, host: Host, module = batchModule): Promise<void> {
  const { queue: url, workers, lease } = options;
  const { QueueError, workOnRuns } = await import('@taiki/queue');
  const pool = new Tinypool({ filename: module, minThreads: workers, maxThreads: workers });
  const ending = new AbortController();
  const end = () => {
    host.printError('Finishing the current duels. Press Ctrl-C again to stop at once.');
    ending.abort();
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, end);
  const name: typeof playBatch.name = 'playBatch';
  try {
    await workOnRuns({
      url,
      name: `${hostname()}-${process.pid}-${randomUUID().slice(0, 4)}`,
      concurrency: workers,
      lease,
      signal: ending.signal,
      prepare: (settings) => {
        const batch = readSettings(settings);
        if ('refusal' in batch) return batch;
        return (part, signal) => pool.run({ ...batch, ...part } satisfies Batch, { name, signal });
      },
      onEvent: (event) => host.print(lineOf(event, options)),
    });
  } catch (cause) {
    if (!(cause instanceof QueueError)) throw cause;
    throw new Failure(`--queue: ${cause.message}`, 1, { cause });
  } finally {
    for (const signal of signals) process.off(signal, end);
    await pool.destroy();
  }
}

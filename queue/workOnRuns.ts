import { setTimeout as later } from 'node:timers/promises';
import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { connectRedis, type RedisConnection } from './redisConnection.ts';
import {
  announcedRuns,
  join,
  MAX_LOST_WORKERS,
  type Part,
  PREFIX,
  queueName,
  remove,
  settingsOf,
} from './runs.ts';

const LOOK_MS = 300;

/** Plays a part of a run; the answer becomes JSON. The signal is aborted when nobody waits for the answer any more. */
export type PartPlayer = (part: Part, signal: AbortSignal) => Promise<unknown>;

export interface WorkOptions {
  /** The address of Redis: `redis://host:6379`. */
  readonly url: string;
  /** The name of this worker, which must be unique. */
  readonly name: string;
  /** How many parts it plays at once. */
  readonly concurrency: number;
  /** The seconds after which the parts of this worker go to others if it is lost. */
  readonly lease: number;
  /** Ends the work after the current parts. */
  readonly signal: AbortSignal;
  /** What plays the parts of a run with these settings, or why this worker refuses the run. */
  readonly prepare: (settings: string) => PartPlayer | { readonly refusal: string };
  /** Called with what happens. */
  readonly onEvent?: (event: WorkEvent) => void;
}

/** What happens to a worker. */
export type WorkEvent =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'joined'; readonly run: string }
  | { readonly kind: 'refused'; readonly run: string; readonly refusal: string }
  | { readonly kind: 'over'; readonly run: string; readonly games: number }
  | { readonly kind: 'connection'; readonly message: string }
  | { readonly kind: 'failed'; readonly run: string; readonly message: string };

/**
 * Plays parts of all runs of a queue until the signal is given.
 * @throws {QueueError} BAD_ADDRESS or UNREACHABLE, at the start; later it waits until Redis is back.
 */
export async function workOnRuns(options: WorkOptions): Promise<void> {
  const tell = options.onEvent ?? (() => {});
  const connection = await connectRedis(options.url, (message) => tell({ kind: 'connection', message }));
  tell({ kind: 'ready', address: connection.address });
  const work = new Work(connection, options, tell);
  try {
    await work.untilTold();
  } finally {
    await work.close();
    connection.close();
  }
}

class Work {
  readonly #redis: Redis;
  readonly #options: WorkOptions;
  readonly #tell: (event: WorkEvent) => void;
  readonly #runs = new Map<string, JoinedRun | 'refused'>();
  #problem = '';

  constructor({ redis }: RedisConnection, options: WorkOptions, tell: (event: WorkEvent) => void) {
    this.#redis = redis;
    this.#options = options;
    this.#tell = tell;
  }

  async untilTold(): Promise<void> {
    const { signal } = this.#options;
    while (!signal.aborted) {
      await this.#look().then(
        () => this.#noteProblem(''),
        (error: unknown) => this.#noteProblem(error instanceof Error ? error.message : String(error)),
      );
      await later(LOOK_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** Tells a problem once, however often it is met. */
  #noteProblem(message: string): void {
    if (message !== '' && message !== this.#problem) this.#tell({ kind: 'connection', message });
    this.#problem = message;
  }

  async close(): Promise<void> {
    await Promise.all(Array.from(this.#runs.values(), (run) => run !== 'refused' && run.leave()));
  }

  async #look(): Promise<void> {
    const announced = await announcedRuns(this.#redis);
    for (const run of announced) {
      const settings = await settingsOf(this.#redis, run);
      if (settings === undefined) await this.#removeOver(run);
      else if (!this.#runs.has(run)) await this.#join(run, settings);
    }
    for (const run of this.#runs.keys()) {
      if (announced.includes(run)) continue;
      if ((await settingsOf(this.#redis, run)) === undefined) await this.#removeOver(run);
      else await this.#over(run);
    }
  }

  async #join(run: string, settings: string): Promise<void> {
    const { name, prepare } = this.#options;
    const prepared = prepare(settings);
    if (typeof prepared === 'function') {
      this.#runs.set(run, new JoinedRun(this.#redis, run, prepared, this.#options, this.#tell));
      await join(this.#redis, run, { worker: name });
      this.#tell({ kind: 'joined', run });
      return;
    }
    const { refusal } = prepared;
    this.#runs.set(run, 'refused');
    await join(this.#redis, run, { worker: name, refusal });
    this.#tell({ kind: 'refused', run, refusal });
  }

  /**
   * Others may have removed it already, but until now a script of this worker may have put some of it back. What fails because
   * they are removing it is tried again as long as the run is on the list.
   */
  async #removeOver(run: string): Promise<void> {
    await this.#over(run);
    await remove(this.#redis, run).catch(() => {});
  }

  async #over(run: string): Promise<void> {
    const joined = this.#runs.get(run);
    this.#runs.delete(run);
    if (joined instanceof JoinedRun) {
      await joined.abandon();
      this.#tell({ kind: 'over', run, games: joined.games });
    }
  }
}

/** A run of which this worker plays parts. */
class JoinedRun {
  readonly #worker: Worker<Part, unknown>;
  readonly #abandoned = new AbortController();
  /** The duels of the parts that were played here. */
  games = 0;

  constructor(
    redis: Redis,
    run: string,
    play: PartPlayer,
    { name, concurrency, lease }: WorkOptions,
    tell: (event: WorkEvent) => void,
  ) {
    this.#worker = new Worker<Part, unknown>(
      queueName(run),
      (job) => play(job.data, this.#abandoned.signal),
      {
        connection: redis,
        prefix: PREFIX,
        name,
        concurrency,
        lockDuration: lease * 1000,
        stalledInterval: (lease * 1000) / 2,
        maxStalledCount: MAX_LOST_WORKERS,
      },
    );
    this.#worker.on('completed', ({ data }) => {
      this.games += data.games;
    });
    this.#worker.on('failed', (job, { message }) => {
      if (!this.#abandoned.signal.aborted && job !== undefined) tell({ kind: 'failed', run, message });
    });
    // The connection reports when it is lost; replies that nobody awaits are ignored.
    this.#worker.on('error', () => {});
  }

  /** Ends after the parts in hand. */
  leave(): Promise<void> {
    return this.#worker.close();
  }

  /** Drops the parts in hand. */
  async abandon(): Promise<void> {
    this.#abandoned.abort();
    await this.#worker.close(true);
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import type { Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { askCaller, QueueError } from './queueError.ts';
import { connectRedis, ofRedis, type RedisConnection } from './redisConnection.ts';
import {
  announce,
  type Joined,
  joinedTo,
  MAX_LOST_WORKERS,
  newQueue,
  type Part,
  remove,
  renew,
  withdraw,
} from './runs.ts';

const SWEEP_MS = 100;
const RENEW_MS = 2000;
const ANSWERS_AT_ONCE = 50;
const GOODBYE_MS = 3000;

/** A part that was given up: as many workers were lost while they played it. */
export interface LostPart {
  readonly part: Part;
  readonly workers: number;
  /** The last of them. */
  readonly worker: string;
}

/** The answer of a worker to a part of a run. */
export interface PartAnswer {
  readonly part: Part;
  /** What the worker returned, through JSON. */
  readonly answer: unknown;
  readonly worker: string;
}

export interface SubmitOptions {
  /** The address of Redis: `redis://host:6379`. */
  readonly url: string;
  /** What all parts have in common. Each worker gets it once. */
  readonly settings: string;
  readonly parts: readonly Part[];
  /** Ends the run early. */
  readonly signal: AbortSignal;
  /** Called with each answer, once per part, in order of completion. */
  readonly onAnswer: (answer: PartAnswer) => void;
  /** Called with each part that is given up: it gets no answer. */
  readonly onLost: (lost: LostPart) => void;
  /** Called with each worker that joins or refuses. */
  readonly onJoined?: (joined: Joined) => void;
  /** Called with messages about the connection. */
  readonly onNotice?: (message: string) => void;
}

/**
 * Lets the workers of a queue play the parts of a run. Resolves when all are answered or given up, or the signal is given, and has then
 * removed what Redis had of the run.
 * @throws {QueueError}
 */
export async function submitRun(options: SubmitOptions): Promise<void> {
  const connection = await connectRedis(options.url, options.onNotice);
  const run = new SubmittedRun(connection, options);
  try {
    await ofRedis(connection.address, run.play());
  } finally {
    await run.end();
    connection.close();
  }
}

/** How BullMQ says that a job has lost too many workers. */
const STALLED = /stalled more than allowable limit/;

const jobId = ({ from }: Part): string => `from-${from}`;

class SubmittedRun {
  readonly #id = randomUUID().slice(0, 8);
  readonly #redis: Redis;
  readonly #queue: Queue<Part, unknown>;
  readonly #options: SubmitOptions;
  readonly #unanswered: Map<string, Part>;
  readonly #joined = new Map<string, string | undefined>();

  constructor({ redis }: RedisConnection, options: SubmitOptions) {
    this.#redis = redis;
    this.#options = options;
    this.#queue = newQueue(redis, this.#id);
    // ioredis reconnects by itself; commands that fail report the cause.
    this.#queue.on('error', () => {});
    this.#unanswered = new Map(options.parts.map((part) => [jobId(part), part]));
  }

  async play(): Promise<void> {
    const { signal } = this.#options;
    const aborted = new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve(), { once: true });
    });
    await Promise.race([this.#playAll(), aborted]);
  }

  /** What is not said in time expires, and workers remove it. */
  async end(): Promise<void> {
    const removed = this.#queue
      .close()
      .then(() => withdraw(this.#redis, this.#id))
      .then(() => remove(this.#redis, this.#id))
      .catch(() => {});
    await Promise.race([removed, later(GOODBYE_MS, undefined, { ref: false })]);
  }

  async #playAll(): Promise<void> {
    const { signal } = this.#options;
    await this.#submit();
    let renewed = performance.now();
    while (this.#unanswered.size > 0 && !signal.aborted) {
      const taken = await this.#takeAnswers();
      if (performance.now() - renewed > RENEW_MS) {
        await this.#renew();
        renewed = performance.now();
      }
      await this.#greet();
      if (taken < ANSWERS_AT_ONCE && this.#unanswered.size > 0) await later(SWEEP_MS);
    }
  }

  /** Adding a part again that is there already changes nothing. */
  async #submit(): Promise<void> {
    await announce(this.#redis, this.#id, this.#options.settings);
    await this.#queue.addBulk(
      Array.from(this.#unanswered, ([id, part]) => ({ name: 'duels', data: part, opts: { jobId: id } })),
    );
  }

  /** Redis has lost the run if it was restarted, or if this process stood still for so long that a worker removed the run. */
  async #renew(): Promise<void> {
    const announced = await renew(this.#redis, this.#id);
    const counts = await this.#queue.getJobCounts();
    const jobs = Object.values(counts).reduce((sum, count) => sum + count, 0);
    if (!announced || jobs === 0) await this.#submit();
  }

  async #takeAnswers(): Promise<number> {
    for (const job of await this.#queue.getJobs(['failed'], 0, ANSWERS_AT_ONCE - 1)) {
      if (!STALLED.test(job.failedReason)) throw failure(job);
      this.#giveUp(job);
      await job.remove();
    }
    const done = await this.#queue.getJobs(['completed'], 0, ANSWERS_AT_ONCE - 1, true);
    for (const job of done) {
      this.#take(job);
      await job.remove();
    }
    return done.length;
  }

  #take({ id = '', data, returnvalue, processedBy = '' }: Job<Part, unknown>): void {
    if (this.#options.signal.aborted || !this.#unanswered.delete(id)) return;
    askCaller(() => this.#options.onAnswer({ part: data, answer: returnvalue, worker: processedBy }));
  }

  #giveUp({ id = '', data, processedBy = '' }: Job<Part, unknown>): void {
    if (this.#options.signal.aborted || !this.#unanswered.delete(id)) return;
    askCaller(() => this.#options.onLost({ part: data, workers: MAX_LOST_WORKERS + 1, worker: processedBy }));
  }

  async #greet(): Promise<void> {
    for (const joined of await joinedTo(this.#redis, this.#id)) {
      if (this.#joined.has(joined.worker) && this.#joined.get(joined.worker) === joined.refusal) continue;
      this.#joined.set(joined.worker, joined.refusal);
      askCaller(() => this.#options.onJoined?.(joined));
    }
  }
}

function failure({
  data: { from, games },
  failedReason,
  processedBy = 'a worker',
}: Job<Part, unknown>): QueueError {
  const duels = games === 1 ? `Duel ${from}` : `Duels ${from} to ${from + games - 1}`;
  return new QueueError('BATCH_FAILED', `${duels} failed at ${processedBy}: ${failedReason}`);
}

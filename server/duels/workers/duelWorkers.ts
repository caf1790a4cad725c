import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Payer, THE_SERVER } from '../payer.ts';
import { DuelWorker } from './duelWorker.ts';
import { errorFrom } from './plainErrors.ts';
import { WorkerLost, type WorkerMethod, type WorkerParams, type WorkerResult } from './workerProtocol.ts';
import type { Beat, FromThread, ThreadUsage, ToThread } from './workerThread.ts';

/** Plays duels, each always on the same thread. */
export interface DuelWorkers {
  /**
   * @param payer by default the server itself.
   * @throws what the worker throws, and {WorkerLost}: a thread that has ended begins anew with the next request, without its duels.
   */
  readonly ask: <M extends WorkerMethod>(
    duel: string,
    method: M,
    params: WorkerParams<M>,
    payer?: Payer,
  ) => Promise<WorkerResult<M>>;
  /** For how many milliseconds so far the thread of a duel was too late to answer anybody. */
  readonly late: (duel: string) => number;
  /** Of each thread beside that of the server. */
  readonly usage: () => Promise<readonly UsageOfThread[]>;
  readonly close: () => Promise<void>;
}

export interface UsageOfThread extends ThreadUsage {
  /** Milliseconds for which it was too late to answer anybody. */
  readonly late: number;
}

export interface ThreadOptions {
  /** Milliseconds in which a thread can be late: those for which the thread of the server is late do not count. */
  readonly now?: () => number;
  /** Milliseconds after which a thread that is silent while it works is ended; 10 seconds by default. */
  readonly maxSilence?: number;
  /** What a thread runs. Default: the module of this package. */
  readonly module?: URL;
  /** Called when a thread ends that was not asked to end. */
  readonly onLost?: (error: unknown) => void;
}

/** Plays duels on the thread of the server. */
export function workersHere(): DuelWorkers {
  const worker = new DuelWorker();
  return {
    ask: (duel, method, params, { pay } = THE_SERVER) => worker.ask(duel, method, params, pay),
    late: () => 0,
    usage: async () => [],
    close: async () => {},
  };
}

/**
 * Plays duels on so many threads; on that of the server if there are none.
 * @throws if a thread cannot begin.
 */
export async function startWorkers(count: number, options: ThreadOptions = {}): Promise<DuelWorkers> {
  if (count === 0) return workersHere();
  const threads = Array.from({ length: count }, () => new Thread(options));
  const threadOf = (duel: string): Thread => threads[Math.floor(shareOf(duel) * count)] as Thread;
  const workers: DuelWorkers = {
    ask: (duel, method, params, payer) => threadOf(duel).ask({ duel, method, params }, payer),
    late: (duel) => threadOf(duel).late,
    usage: () => Promise.all(threads.map((thread) => thread.usage())),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
  try {
    await workers.usage();
    return workers;
  } catch (error) {
    await workers.close();
    throw error instanceof WorkerLost ? error.cause : error;
  }
}

/** A number from 0 to 1, by FNV-1a. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash / 2 ** 32;
}

/** What a thread makes lives for one message: with room for it, the garbage collector copies less. */
const YOUNG_MB = 64;

/** The module beside this one, built or as source. */
const threadModule = (): URL =>
  new URL(`./workerThread${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

type Request = ToThread extends infer One ? (One extends ToThread ? Omit<One, 'id'> : never) : never;

/** Requests for one address that a thread has at once: it takes them in order, and those for others come between. */
const MAX_AT_ONCE = 4;

interface Waiting {
  readonly payer: Payer;
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that has been silent for longer than this is late. */
const LATE_MS = 50;

/** How long one step of a duel may take: the longest that was seen without custom cards took a second. */
const MAX_SILENCE_MS = 10_000;
const WATCHES = 10;

/** The requests of one address to a thread. */
interface Line {
  sent: number;
  readonly waiting: (() => void)[];
}

class Thread {
  readonly #options: ThreadOptions;
  readonly #now: () => number;
  /** When it was heard of last. */
  #heard = 0;
  #late = 0;
  /** In the order in which they were sent. */
  readonly #waiting = new Map<number, Waiting>();
  /** Addresses that have requests here. */
  readonly #lines = new Map<string, Line>();
  #worker: Worker | undefined;
  #watchdog: NodeJS.Timeout | undefined;
  /** Whether it has said anything: until then it loads its modules. */
  #hasBegun = false;
  /** Whether it was ended because it had been silent for too long. */
  #isOverdue = false;
  #asked = 0;
  #isClosed = false;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  async ask<Result>(request: object, payer: Payer = THE_SERVER): Promise<Result> {
    const leave = await this.#turnOf(payer);
    try {
      return await this.#send(request as Request, payer);
    } finally {
      leave();
    }
  }

  async usage(): Promise<UsageOfThread> {
    const usage: ThreadUsage = await this.#send({ method: 'usage' });
    return { ...usage, late: this.late };
  }

  get late(): number {
    const silence = this.#worker === undefined ? 0 : this.#now() - this.#heard;
    return this.#late + Math.max(0, silence - LATE_MS);
  }

  /** What was late until now stays so. */
  #hear(): void {
    this.#late = this.late;
    this.#heard = this.#now();
  }

  get #maxSilence(): number {
    return this.#options.maxSilence ?? MAX_SILENCE_MS;
  }

  /** Ends a thread that does one thing for so long that nobody else is answered. */
  #watch(): void {
    if (!this.#hasBegun || this.#waiting.size === 0 || this.#now() - this.#heard < this.#maxSilence) return;
    this.#isOverdue = true;
    void this.#worker?.terminate();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watchdog);
    await this.#worker?.terminate();
  }

  /** Resolves when a request of the address may be sent. @returns what is to be called when it is answered. */
  async #turnOf({ client }: Payer): Promise<() => void> {
    if (client === undefined) return () => {};
    const line = this.#lines.get(client) ?? { sent: 0, waiting: [] };
    this.#lines.set(client, line);
    if (line.sent === MAX_AT_ONCE) await new Promise<void>((resolve) => line.waiting.push(resolve));
    else line.sent++;
    return () => {
      const next = line.waiting.shift();
      if (next !== undefined) next();
      else if (--line.sent === 0) this.#lines.delete(client);
    };
  }

  #send<Result>(request: Request, payer: Payer = THE_SERVER): Promise<Result> {
    if (this.#isClosed) return Promise.reject(new WorkerLost('waiting'));
    if (this.#worker === undefined) {
      this.#heard = this.#now();
      this.#worker = this.#begun();
    }
    const id = ++this.#asked;
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { payer, resolve, reject });
      worker.postMessage({ ...request, id });
    });
  }

  #begun(): Worker {
    const worker = new Worker(this.#options.module ?? threadModule(), {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    this.#hasBegun = false;
    this.#isOverdue = false;
    this.#watchdog = setInterval(() => this.#watch(), this.#maxSilence / WATCHES);
    this.#watchdog.unref();
    let failure: unknown;
    worker.on('message', (message: FromThread | Beat) => this.#receive(message));
    worker.on('error', (error) => {
      failure = error;
    });
    worker.on('exit', (code) => this.#lose(failure ?? new Error(`A thread of duels ended with ${code}.`)));
    return worker;
  }

  #receive(message: FromThread | Beat): void {
    this.#hear();
    this.#hasBegun = true;
    if (message === 'beat') return;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    waiting?.payer.pay(message.ms);
    if ('error' in message) waiting?.reject(errorFrom(message.error));
    else waiting?.resolve(message.result as never);
  }

  #lose(error: unknown): void {
    this.#hear();
    clearInterval(this.#watchdog);
    this.#worker = undefined;
    const culprit = this.#isOverdue ? 'overdue' : 'working';
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    if (this.#isOverdue) lost[0]?.payer.pay(this.#maxSilence);
    for (const [index, { reject }] of lost.entries())
      reject(new WorkerLost(index === 0 ? culprit : 'waiting', { cause: error }));
    if (!this.#isClosed) this.#options.onLost?.(error);
  }
}

import { EngineError, OptionsError } from '../../boundary/errors.ts';
import { messageOf } from '../../boundary/formatValue.ts';
import type { IndexedPool } from '../../library/pool.ts';
import type { SearchTask } from './searchTask.ts';
import type { TriedAnswer } from './searchTree.ts';

/** A port of `node:worker_threads`, as far as it is used. */
export interface MessagePort {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: unknown) => void): void;
}

/** `node:worker_threads`, as far as it is used. */
interface ThreadsModule {
  readonly Worker: new (
    code: string,
    options: {
      readonly eval: true;
      readonly workerData: ThreadData & { readonly module: string };
      readonly transferList: readonly MessagePort[];
    },
  ) => { unref(): void; terminate(): unknown };
  readonly MessageChannel: new () => { readonly port1: MessagePort; readonly port2: MessagePort };
  readonly receiveMessageOnPort: (port: MessagePort) => { readonly message: unknown } | undefined;
}

interface Platform {
  readonly process?: { readonly getBuiltinModule?: (name: string) => unknown };
  readonly URL?: new (path: string, base: string) => { readonly href: string };
}

/** What a thread is given when it begins. */
export interface ThreadData {
  readonly port: MessagePort;
  /** One number in shared memory, which grows as long as the thread works. */
  readonly beats: Int32Array;
}

/** A task, with its number among those of its thread. */
export interface ToThread {
  readonly number: number;
  readonly task: SearchTask;
}

/** What was found; undefined if no sample could be made. */
type Tried = readonly TriedAnswer[] | undefined;

/** The answer to a task; no number if the thread could not begin. */
export type FromThread =
  | { readonly number: number; readonly found: Tried }
  | { readonly number?: number; readonly error: unknown };

/** A thread that is silent for so many milliseconds is lost: a sample takes about one. */
const MAX_SILENCE = 60_000;

/** A module of this package is a file beside others, whether it is bundled or not. */
const THREAD = { bundled: '../agents/search/searchThread.js', source: './searchThread.ts' };

/** Loads the module, and posts the reason if it cannot: an `error` event is not delivered while the calling thread waits. */
const BEGIN = `
const { workerData } = require('node:worker_threads');
import(workerData.module).then(
  ({ serve }) => serve(workerData),
  (error) => {
    workerData.port.postMessage({ error });
    Atomics.add(workerData.beats, 0, 1);
    Atomics.notify(workerData.beats, 0);
  },
);`;

/** A worker thread that searches. It answers its tasks in order; the calling thread may search meanwhile, but receives no events before it returns. */
class Thread {
  readonly #receive: () => { readonly message: unknown } | undefined;
  readonly #worker: { terminate(): unknown };
  readonly #port: MessagePort;
  readonly #beats: Int32Array = new Int32Array(new SharedArrayBuffer(4));
  #tasks = 0;
  #pool: IndexedPool | undefined;

  constructor({ Worker, MessageChannel, receiveMessageOnPort }: ThreadsModule) {
    const { port1, port2 } = new MessageChannel();
    const worker = new Worker(BEGIN, {
      eval: true,
      workerData: { port: port2, beats: this.#beats, module: threadModule() },
      transferList: [port2],
    });
    worker.unref();
    this.#worker = worker;
    this.#port = port1;
    this.#receive = () => receiveMessageOnPort(port1);
  }

  begin(task: Omit<SearchTask, 'cards'>, pool: IndexedPool): void {
    this.#tasks++;
    const cards = this.#pool === pool ? undefined : pool.list;
    this.#port.postMessage({ number: this.#tasks, task: { ...task, cards } } satisfies ToThread);
    this.#pool = pool;
  }

  /**
   * Waits for the answer to the last task.
   * @throws {EngineError} if the thread fails.
   */
  end(): Tried {
    for (;;) {
      const before = Atomics.load(this.#beats, 0);
      const answer = this.#receive()?.message as FromThread | undefined;
      if (answer === undefined) {
        if (Atomics.wait(this.#beats, 0, before, MAX_SILENCE) === 'timed-out')
          throw failed(`has been silent for ${MAX_SILENCE / 1000} seconds`, undefined);
        continue;
      }
      if ('error' in answer && (answer.number ?? this.#tasks) === this.#tasks)
        throw failed(`failed: ${messageOf(answer.error)}`, answer.error);
      if ('found' in answer && answer.number === this.#tasks) return answer.found;
    }
  }

  stop(): void {
    this.#worker.terminate();
  }
}

const failed = (what: string, cause: unknown): EngineError =>
  new EngineError(`A thread of the search ${what}.`, '', { cause });

function threadModule(): string {
  // biome-ignore lint/style/noRestrictedGlobals: only where a module lies is asked
  const { URL }: Platform = globalThis as Platform;
  const { url } = import.meta as unknown as { readonly url: string };
  if (URL === undefined) throw withoutThreads();
  return new URL(url.endsWith('.ts') ? THREAD.source : THREAD.bundled, url).href;
}

function threadsModule(): ThreadsModule {
  // biome-ignore lint/style/noRestrictedGlobals: a search asks for threads, no rule does
  const { process }: Platform = globalThis as Platform;
  const module = process?.getBuiltinModule?.('node:worker_threads') as ThreadsModule | undefined;
  if (module === undefined) throw withoutThreads();
  return module;
}

const withoutThreads = (): OptionsError =>
  new OptionsError('workers: expected 1, since this platform has no worker threads (node:worker_threads).');

/** The threads that searches share, which only one search at a time uses: it does not return before they have answered. */
class Threads {
  #all: Thread[] = [];

  /** @throws {OptionsError} if the platform has no threads. */
  take(count: number): readonly Thread[] {
    const module = threadsModule();
    while (this.#all.length < count) this.#all.push(new Thread(module));
    return this.#all.slice(0, count);
  }

  /** Ends all of them; the next search begins new ones. */
  drop(): void {
    for (const thread of this.#all) thread.stop();
    this.#all = [];
  }
}

const threads = new Threads();

/** @throws {OptionsError} if the platform has no threads. */
export const checkThreads = (): void => {
  threadsModule();
};

/**
 * Plays each task on a thread of its own, while this thread searches too.
 * @returns what this thread has found, then what the others have, in the order of the tasks.
 * @throws {EngineError} if a thread fails.
 */
export function beside(
  tasks: readonly Omit<SearchTask, 'cards'>[],
  pool: IndexedPool,
  here: () => Tried,
): readonly Tried[] {
  const taken = threads.take(tasks.length);
  try {
    for (const [index, task] of tasks.entries()) taken[index]?.begin(task, pool);
    const done = here();
    return [done, ...taken.map((thread) => thread.end())];
  } catch (error) {
    threads.drop();
    throw error;
  }
}

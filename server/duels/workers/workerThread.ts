import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { DuelWorker } from './duelWorker.ts';
import { type PlainError, plainError } from './plainErrors.ts';
import type { WorkerMethod, WorkerMethods, WorkerParams } from './workerProtocol.ts';

/** A request to a thread. */
export type ToThread =
  | {
      readonly [M in WorkerMethod]: {
        readonly id: number;
        readonly duel: string;
        readonly method: M;
        readonly params: WorkerParams<M>;
      };
    }[WorkerMethod]
  | { readonly id: number; readonly method: 'usage' };

/** Sent again and again by a thread that is in time. */
export type Beat = 'beat';
/** How often. */
const BEAT_MS = 20;

/** An answer of a thread, and how many milliseconds it has worked on it. */
export type FromThread = { readonly id: number; readonly ms: number } & (
  | { readonly result: WorkerMethods[WorkerMethod]['result'] | ThreadUsage }
  | { readonly error: PlainError }
);

export interface ThreadUsage {
  readonly duels: number;
  /** Bytes in use, garbage that has not been collected included. */
  readonly heap: number;
  /** The share of time in which the thread was busy. */
  readonly busy: number;
}

const worker = new DuelWorker();

let since = performance.eventLoopUtilization();

function usage(): ThreadUsage {
  const now = performance.eventLoopUtilization();
  const { utilization } = performance.eventLoopUtilization(now, since);
  since = now;
  return { duels: worker.duels, heap: process.memoryUsage().heapUsed, busy: utilization };
}

if (parentPort === null) throw new Error('This module is for a worker thread.');
const port = parentPort;

async function answer(request: ToThread): Promise<FromThread> {
  const { id } = request;
  let ms = 0;
  const worked = (part: number): void => {
    ms += part;
  };
  try {
    const result =
      request.method === 'usage'
        ? usage()
        : await worker.ask(request.duel, request.method, request.params, worked);
    return { id, result, ms };
  } catch (thrown) {
    return { id, error: plainError(thrown), ms };
  }
}

setInterval(() => port.postMessage('beat' satisfies Beat), BEAT_MS).unref();
port.on(
  'message',
  (request: ToThread) => void answer(request).then((answered) => port.postMessage(answered)),
);

// What a thread runs that searches for another. It is loaded by its path, so it is an entry of its own in the bundles.
import { type IndexedPool, poolOf } from '../../library/pool.ts';
import { type SearchTask, searchHere } from './searchTask.ts';
import type { FromThread, MessagePort, ThreadData, ToThread } from './threads.ts';

/** Answers the tasks that come through a port. */
export function serve({ port, beats }: ThreadData): void {
  const thread = new SearchThread(port, beats);
  port.on('message', (message) => thread.answer(message as ToThread));
}

class SearchThread {
  readonly #port: MessagePort;
  readonly #beats: Int32Array;
  #pool: IndexedPool = poolOf([]);

  constructor(port: MessagePort, beats: Int32Array) {
    this.#port = port;
    this.#beats = beats;
  }

  answer({ number, task }: ToThread): void {
    try {
      this.#tell({ number, found: this.#search(task) });
    } catch (error) {
      this.#tell({ number, error });
    }
  }

  #search(task: SearchTask): Extract<FromThread, { found: unknown }>['found'] {
    if (task.cards !== undefined) this.#pool = poolOf(task.cards);
    return searchHere(task, this.#pool, () => Atomics.add(this.#beats, 0, 1));
  }

  #tell(message: FromThread): void {
    this.#port.postMessage(message);
    Atomics.add(this.#beats, 0, 1);
    Atomics.notify(this.#beats, 0);
  }
}

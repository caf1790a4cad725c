import { Refused } from '../../../server/page/duel/source.ts';
import { TAB_PROBLEMS } from '../problems.ts';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

type Reply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: { readonly code: string; readonly message: string } };

/**
 * Browsers start no worker from a file on disk. The script of the worker is therefore a function in a script of the page, and the worker is
 * started from its text.
 */
function startWorker(variable: string): Worker {
  const source: unknown = Reflect.get(globalThis, variable);
  const address = URL.createObjectURL(new Blob([`(${String(source)})();`], { type: 'text/javascript' }));
  return new Worker(address);
}

/** Requests to a worker, and its answers. */
export class WorkerCalls<News = never> {
  /** What the worker posts without being asked. */
  onNews: (news: News) => void = () => {};
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  /** @param variable a global variable with the function of the worker. */
  constructor(variable: string) {
    this.#worker = startWorker(variable);
    this.#worker.onmessage = ({ data }: MessageEvent<Reply | News>) => this.#receive(data);
  }

  /** @throws {Refused} */
  call(method: string, params: unknown): Promise<unknown> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, method, params });
    });
  }

  #receive(data: Reply | News): void {
    if (!isReply(data)) {
      this.onNews(data);
      return;
    }
    const waiting = this.#waiting.get(data.id);
    this.#waiting.delete(data.id);
    if ('error' in data) waiting?.reject(new Refused(data.error.code, data.error.message));
    else waiting?.resolve(data.result);
  }
}

const isReply = <News>(data: Reply | News): data is Reply =>
  typeof data === 'object' && data !== null && 'id' in data;

/** Loads a script of the site, which sets a variable. */
export function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Refused('NOT_LOADED', TAB_PROBLEMS.notLoaded(address)));
    document.head.append(script);
  });
}

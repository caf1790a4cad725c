import type { CardDefinition } from 'taiki';
import { type DuelSource, Refused } from '../../../server/page/duel/source.ts';
import type { Changed, TabMethod, TabParams, TabReply, TabResult } from '../host/messages.ts';
import { CARDS_VARIABLE, ENGINE_VARIABLE, STARTERS_VARIABLE } from '../variables.ts';

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Browsers start no worker from a file on disk. The script of the worker is therefore a function in a script of the page, and the worker is
 * started from its text.
 */
function startWorker(): Worker {
  const source: unknown = Reflect.get(globalThis, ENGINE_VARIABLE);
  const address = URL.createObjectURL(new Blob([`(${String(source)})();`], { type: 'text/javascript' }));
  return new Worker(address);
}

/** Definitions that a script of the site has set. */
const definitions = (variable: string): readonly CardDefinition[] =>
  // The build of the site writes them.
  JSON.parse(String(Reflect.get(globalThis, variable))) as readonly CardDefinition[];

/** The worker in which the duels of this page are played. */
export class TabWorker {
  onChange: (changed: Changed) => void = () => {};
  readonly #worker = startWorker();
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #allCards: Promise<unknown> | undefined;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<TabReply>) => this.#receive(data);
    void this.call('cards.load', { cards: definitions(STARTERS_VARIABLE) });
  }

  /** @throws {Refused} */
  call<M extends TabMethod>(method: M, params: TabParams<M>): Promise<TabResult<M>> {
    const id = ++this.#asked;
    return new Promise<TabResult<M>>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, method, params });
    });
  }

  /** Gives the worker every card. It begins with those of two decks, so that the page is small. */
  allCards(): Promise<unknown> {
    this.#allCards ??= loadScript('assets/cards.js').then(() =>
      this.call('cards.load', { cards: definitions(CARDS_VARIABLE) }),
    );
    return this.#allCards;
  }

  #receive(reply: TabReply): void {
    if ('changed' in reply) {
      this.onChange(reply);
      return;
    }
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('error' in reply) waiting?.reject(new Refused(reply.error.code, reply.error.message));
    else waiting?.resolve(reply.result as never);
  }
}

/** Loads a script of the site, which sets a variable. */
export function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Refused('NOT_LOADED', `${address} could not be loaded.`));
    document.head.append(script);
  });
}

/** What the view of a duel asks of a worker. */
export const sourceOf = (worker: TabWorker): DuelSource => ({
  watch: (duel, from) => worker.call('duel.watch', { duel, from }),
  choose: (duel, choice, decision) => worker.call('duel.choose', { duel, choice, decision }),
  concede: (duel) => worker.call('duel.concede', { duel }),
  explain: (duel) => worker.call('duel.explain', { duel }),
  record: (duel) => worker.call('duel.record', { duel }),
  rematch: (duel) => worker.call('duel.rematch', { duel }),
});

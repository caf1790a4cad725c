import type { CardDefinition } from 'taiki';
import type { DuelSource } from '../../../server/page/duel/source.ts';
import type { Changed, TabMethod, TabParams, TabResult } from '../host/messages.ts';
import { CARDS_VARIABLE, ENGINE_VARIABLE, STARTERS_VARIABLE } from '../variables.ts';
import { loadScript, WorkerCalls } from './workerCalls.ts';

/** Definitions that a script of the site has set. */
const definitions = (variable: string): readonly CardDefinition[] =>
  // The build of the site writes them.
  JSON.parse(String(Reflect.get(globalThis, variable))) as readonly CardDefinition[];

/** The worker in which the duels of this page are played. */
export class TabWorker {
  readonly #calls = new WorkerCalls<Changed>(ENGINE_VARIABLE);
  #allCards: Promise<unknown> | undefined;

  constructor() {
    void this.call('cards.load', { cards: definitions(STARTERS_VARIABLE) });
  }

  set onChange(listener: (changed: Changed) => void) {
    this.#calls.onNews = listener;
  }

  /** @throws {Refused} */
  call<M extends TabMethod>(method: M, params: TabParams<M>): Promise<TabResult<M>> {
    // The worker answers by the table of methods.
    return this.#calls.call(method, params) as Promise<TabResult<M>>;
  }

  /** Gives the worker every card. It begins with those of two decks, so that the page is small. */
  allCards(): Promise<unknown> {
    this.#allCards ??= loadScript('assets/cards.js').then(() =>
      this.call('cards.load', { cards: definitions(CARDS_VARIABLE) }),
    );
    return this.#allCards;
  }
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

import { ListenerError } from '../../boundary/errors.ts';

type Listener<T> = (news: T) => void;

/**
 * The listeners of a duel, with a queue of undelivered news and the errors that listeners threw. A listener may answer a
 * decision while it is being notified: the resulting news is queued, so every listener receives all news once and in order.
 */
export class Listeners<T> {
  readonly #listeners = new Set<Listener<T>>();
  readonly #pending: { readonly news: T; readonly to: readonly Listener<T>[] }[] = [];
  #failures: { readonly cause: unknown }[] = [];
  #delivering = false;

  /**
   * Adds a listener, and notifies it of `initial` immediately.
   * @returns a function that removes the listener.
   * @throws {ListenerError} if the listener throws on `initial`; it is not added then.
   */
  add(listener: Listener<T>, initial: readonly T[]): () => void {
    const remove = () => this.#listeners.delete(listener);
    this.#listeners.add(listener);
    try {
      this.#deliver(initial, [listener]);
    } catch (failure) {
      remove();
      throw failure;
    }
    return remove;
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  /** Stores an error of a listener or an inspector for `rethrow`. */
  readonly recordFailure = (cause: unknown): void => {
    this.#failures.push({ cause });
  };

  /**
   * Notifies all listeners, after any news that is still queued.
   * @throws {ListenerError} if listeners threw, after all have been notified.
   */
  notify(news: readonly T[]): void {
    this.#deliver(news, [...this.#listeners]);
  }

  /** @throws {ListenerError} if a listener or an inspector has thrown. */
  rethrow(): void {
    const [first, ...others] = this.#failures;
    if (first === undefined) return;
    this.#failures = [];
    throw new ListenerError(first.cause, others.length);
  }

  #deliver(news: readonly T[], to: readonly Listener<T>[]): void {
    if (to.length > 0) this.#pending.push(...news.map((one) => ({ news: one, to })));
    if (this.#delivering) return;
    this.#delivering = true;
    for (let next = this.#pending.shift(); next !== undefined; next = this.#pending.shift()) {
      for (const listener of next.to) this.#deliverOne(listener, next.news);
    }
    this.#delivering = false;
    this.rethrow();
  }

  #deliverOne(listener: Listener<T>, news: T): void {
    if (!this.#listeners.has(listener)) return;
    try {
      listener(news);
    } catch (cause) {
      this.recordFailure(cause);
    }
  }
}

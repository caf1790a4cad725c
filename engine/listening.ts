import { ListenerError } from './errors.ts';

type Listener<T> = (news: T) => void;

/**
 * Who listens to a duel, what they are still to be told, and what they threw. A listener may answer a decision while it is
 * being told of one: what comes of it is told after, so that everybody hears everything once and in order.
 */
export class Listening<T> {
  readonly #listeners = new Set<Listener<T>>();
  readonly #untold: { readonly news: T; readonly to: readonly Listener<T>[] }[] = [];
  #failures: { readonly cause: unknown }[] = [];
  #telling = false;

  /**
   * Tells a new listener how things stand, and from then on what happens.
   * @returns what stops it.
   * @throws {ListenerError} when it throws at once; it does not listen then.
   */
  add(listener: Listener<T>, standing: readonly T[]): () => void {
    const stop = () => this.#listeners.delete(listener);
    this.#listeners.add(listener);
    try {
      this.#tell(standing, [listener]);
    } catch (failure) {
      stop();
      throw failure;
    }
    return stop;
  }

  /** Something that was being told has thrown. */
  readonly failed = (cause: unknown): void => {
    this.#failures.push({ cause });
  };

  /**
   * Tells everybody, after what is still being told.
   * @throws {ListenerError} when everybody has been told, with what listeners threw meanwhile.
   */
  tell(news: readonly T[]): void {
    this.#tell(news, [...this.#listeners]);
  }

  /** @throws {ListenerError} when a listener or an inspector has thrown. */
  rethrow(): void {
    const [first, ...others] = this.#failures;
    if (first === undefined) return;
    this.#failures = [];
    throw new ListenerError(first.cause, others.length);
  }

  #tell(news: readonly T[], to: readonly Listener<T>[]): void {
    if (to.length > 0) this.#untold.push(...news.map((one) => ({ news: one, to })));
    if (this.#telling) return;
    this.#telling = true;
    for (let next = this.#untold.shift(); next !== undefined; next = this.#untold.shift()) {
      for (const listener of next.to) this.#tellOne(listener, next.news);
    }
    this.#telling = false;
    this.rethrow();
  }

  #tellOne(listener: Listener<T>, news: T): void {
    if (!this.#listeners.has(listener)) return;
    try {
      listener(news);
    } catch (cause) {
      this.failed(cause);
    }
  }
}

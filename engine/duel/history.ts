/** A list that grows at its end. A fork of it shares the items so far instead of copying them. */
export class History<T> {
  readonly #before: History<T> | undefined;
  /** The number of items of `#before` that belong to this list; `#before` may have grown since. */
  readonly #shared: number;
  readonly #own: T[] = [];

  private constructor(before: History<T> | undefined, shared: number) {
    this.#before = before;
    this.#shared = shared;
  }

  static of<T>(items: readonly T[]): History<T> {
    const history = new History<T>(undefined, 0);
    history.#own.push(...items);
    return history;
  }

  get length(): number {
    return this.#shared + this.#own.length;
  }

  push(item: T): void {
    this.#own.push(item);
  }

  /** Removes the item that was pushed last. It must not have been forked. */
  pop(): void {
    this.#own.pop();
  }

  /** A list with the same items that grows on its own. */
  fork(): History<T> {
    return this.#own.length === 0 ? new History(this.#before, this.#shared) : new History(this, this.length);
  }

  /** The items from this index on. */
  from(index: number): T[] {
    return index >= this.#shared ? this.#own.slice(index - this.#shared) : this.toArray().slice(index);
  }

  toArray(): T[] {
    const parts: (readonly T[])[] = [];
    let end = this.length;
    for (let part: History<T> | undefined = this; part !== undefined; part = part.#before) {
      parts.push(part.#own.slice(0, end - part.#shared));
      end = part.#shared;
    }
    const items: T[] = [];
    for (const part of parts.reverse()) for (const item of part) items.push(item);
    return items;
  }
}

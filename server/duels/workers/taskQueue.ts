/** Lets tasks take turns of the event loop, one in each: requests that have arrived meanwhile are answered first. */
export class TaskQueue {
  readonly #tasks: (() => void)[] = [];

  /** Resolves when it is the turn of the task. */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      this.#tasks.push(resolve);
      if (this.#tasks.length === 1) setImmediate(this.#next);
    });
  }

  readonly #next = (): void => {
    this.#tasks.shift()?.();
    if (this.#tasks.length > 0) setImmediate(this.#next);
  };
}

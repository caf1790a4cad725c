/** Runs tasks in order, one in each turn of the event loop: requests that have arrived meanwhile are answered first. */
export class TaskQueue {
  readonly #tasks: (() => void)[] = [];

  /** @returns a promise that is resolved when the task has run, and rejected if it throws. */
  run(task: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#tasks.push(() => {
        try {
          task();
          resolve();
        } catch (error) {
          reject(error);
        }
      });
      if (this.#tasks.length === 1) setImmediate(this.#next);
    });
  }

  readonly #next = (): void => {
    this.#tasks[0]?.();
    this.#tasks.shift();
    if (this.#tasks.length > 0) setImmediate(this.#next);
  };
}

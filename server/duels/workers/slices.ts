/** How long something runs before others have their turn. */
const SLICE_MS = 8;

/** Cuts long work into slices, between which the event loop does what else has arrived. */
export class Slices {
  readonly #worked: (ms: number) => void;
  #began = performance.now();

  /** @param worked is called with the milliseconds that each slice took. */
  constructor(worked: (ms: number) => void) {
    this.#worked = worked;
  }

  /** To be called between two steps. */
  async pause(): Promise<void> {
    if (performance.now() - this.#began < SLICE_MS) return;
    await this.during(new Promise((resolve) => setImmediate(resolve)));
  }

  /** Waits for something that is no part of the work. */
  async during(other: Promise<void>): Promise<void> {
    this.end();
    await other;
    this.#began = performance.now();
  }

  end(): void {
    this.#worked(performance.now() - this.#began);
  }
}

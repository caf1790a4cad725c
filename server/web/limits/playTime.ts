/** How often time is taken. */
const TICK_MS = 10;
/** What passes at most between two ticks: a server that is later than this is late, and players are not charged for it. */
const MAX_TICK_MS = 50;

/** Time that stands still while the event loop is blocked: a player cannot be answered meanwhile. */
export class PlayTime {
  readonly #clock: () => number;
  readonly #timer: NodeJS.Timeout;
  #passed = 0;
  #ticked: number;
  /** Milliseconds for which it stood still. */
  late = 0;

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
    this.#ticked = clock();
    this.#timer = setInterval(() => this.tick(), TICK_MS);
    this.#timer.unref();
  }

  /** Milliseconds since the beginning, without those for which the server was late. */
  now(): number {
    return this.#passed + Math.min(MAX_TICK_MS, this.#clock() - this.#ticked);
  }

  tick(): void {
    const now = this.#clock();
    this.late += Math.max(0, now - this.#ticked - MAX_TICK_MS);
    this.#passed = this.now();
    this.#ticked = now;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

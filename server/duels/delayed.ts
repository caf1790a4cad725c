/** Values that become visible some time after they were added. Time is passed in. */
export class Delayed<T> {
  readonly #delay: number;
  /** The oldest one may be visible already; the others are not. */
  #values: readonly { readonly at: number; readonly value: T }[] = [];

  /** @param delay in milliseconds. */
  constructor(delay: number) {
    this.#delay = delay;
  }

  add(value: T, now: number): void {
    this.#forget(now);
    this.#values = [...this.#values, { at: now + this.#delay, value }];
  }

  /** The youngest visible value. */
  latest(now: number): T | undefined {
    this.#forget(now);
    const [first] = this.#values;
    return first !== undefined && first.at <= now ? first.value : undefined;
  }

  /** The time at which the next value becomes visible. */
  next(now: number): number | undefined {
    return this.#values.find(({ at }) => at > now)?.at;
  }

  #forget(now: number): void {
    const hidden = this.#values.findIndex(({ at }) => at > now);
    const visible = hidden < 0 ? this.#values.length : hidden;
    if (visible > 1) this.#values = this.#values.slice(visible - 1);
  }
}

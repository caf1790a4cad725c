/** So much a second, and some more at once. What was taken may exceed what was there: the debt is paid off first. Time is passed in. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
    this.#at = now;
  }

  left(now: number): number {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    return this.#left;
  }

  take(amount: number, now: number): void {
    this.#left = this.left(now) - amount;
  }

  /** Milliseconds until so much is left; 0 if it is. */
  wait(amount: number, now: number): number {
    return Math.max(0, Math.ceil(((amount - this.left(now)) / this.#perSecond) * 1000));
  }

  isFull(now: number): boolean {
    return this.left(now) === this.#burst;
  }
}

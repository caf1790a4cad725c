import { TokenBucket } from './tokenBucket.ts';

/** What is not used in so many seconds may be used at once. */
const BURST_SECONDS = 4;
/** A request that is refused for lack of time may be sent again once this much is available. */
const WORTHWHILE_MS = 5;
/** A debt of so many seconds: messages wait unread, since even refusing them takes time. */
const MAX_DEBT_SECONDS = 1;
/** Requests of one address that are begun in one turn of the event loop, */
const PER_TURN = 16;
/** unless they have taken this long. */
const TURN_MS = 4;

/** What it takes to read a request over HTTP before it can be measured. */
const REQUEST_MS = 0.1;

/** Milliseconds of processor time a second. */
export interface BudgetLimits {
  /** Of one connection. */
  readonly processorMs: number;
  /** Of all connections from one address. */
  readonly processorMsPerClient: number;
}

const bucketOf = (perSecond: number, now: number) =>
  new TokenBucket(perSecond, perSecond * BURST_SECONDS, now);

interface Job {
  readonly begin: () => void;
  readonly spent: (ms: number) => void;
}

/** The requests of one address, which take turns with those of others, and the processor time that they may take. */
class AddressBudget {
  readonly bucket: TokenBucket;
  readonly #jobs: Job[] = [];
  #turnBegan: number | undefined;
  #begun: { readonly job: Job; readonly at: number } | undefined;

  constructor(perSecond: number) {
    this.bucket = bucketOf(perSecond, performance.now());
  }

  get isIdle(): boolean {
    return this.#jobs.length === 0 && this.bucket.isFull(performance.now());
  }

  /** Whether what runs now is measured. */
  get isMeasuring(): boolean {
    return this.#begun !== undefined;
  }

  add(job: Job): void {
    this.#jobs.push(job);
    if (this.#jobs.length === 1 && this.#turnBegan === undefined) this.#plan();
  }

  /** Immediates of one turn run one after the other, each with its microtasks: the second of a pair runs when a job has come to its first wait. */
  #plan(): void {
    this.#turnBegan = Number.POSITIVE_INFINITY;
    for (let count = Math.min(this.#jobs.length, PER_TURN); count > 0; count--) {
      setImmediate(this.#begin);
      setImmediate(this.#measure);
    }
    setImmediate(this.#end);
  }

  readonly #begin = (): void => {
    const now = performance.now();
    this.#turnBegan = Math.min(this.#turnBegan ?? now, now);
    const job = now - this.#turnBegan < TURN_MS ? this.#jobs.shift() : undefined;
    if (job === undefined) return;
    this.#begun = { job, at: now };
    job.begin();
  };

  readonly #measure = (): void => {
    if (this.#begun === undefined) return;
    const { job, at } = this.#begun;
    this.#begun = undefined;
    job.spent(performance.now() - at);
  };

  readonly #end = (): void => {
    this.#turnBegan = undefined;
    if (this.#jobs.length > 0) this.#plan();
  };
}

/** The processor time of one connection. */
export class ClientBudget {
  readonly #address: AddressBudget;
  readonly #own: TokenBucket;

  constructor(address: AddressBudget, perSecond: number) {
    this.#address = address;
    this.#own = bucketOf(perSecond, performance.now());
  }

  /** Does something when it is the turn of the address, and charges what it takes before it first waits for something else. */
  turn<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve) => {
      this.#address.add({ begin: () => resolve(work()), spent: (ms) => this.#spend(ms) });
    });
  }

  /** Charges what something takes after a wait. */
  measured<T>(work: () => T): T {
    const start = performance.now();
    try {
      return work();
    } finally {
      this.pay(performance.now() - start);
    }
  }

  /** Charges milliseconds that were worked on this or another thread, unless what runs now is measured as a whole. */
  pay(ms: number): void {
    if (!this.#address.isMeasuring) this.#spend(ms);
  }

  /** After how many milliseconds there is time for a request; 0 if there is. */
  retryAfter(): number {
    const now = performance.now();
    const waits = this.#buckets.map((bucket) => (bucket.left(now) > 0 ? 0 : bucket.wait(WORTHWHILE_MS, now)));
    return Math.max(...waits);
  }

  /** Resolves when the debt is not too large to refuse requests. */
  async affordable(perSecond: BudgetLimits): Promise<void> {
    const now = performance.now();
    const wait = Math.max(
      this.#own.wait(-perSecond.processorMs * MAX_DEBT_SECONDS, now),
      this.#address.bucket.wait(-perSecond.processorMsPerClient * MAX_DEBT_SECONDS, now),
    );
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }

  get #buckets(): readonly TokenBucket[] {
    return [this.#own, this.#address.bucket];
  }

  #spend(ms: number): void {
    const now = performance.now();
    for (const bucket of this.#buckets) bucket.take(ms, now);
  }
}

/** The budgets of all addresses. Those who have debts keep them when they connect again. */
export class Budgets {
  readonly #limits: BudgetLimits;
  readonly #addresses = new Map<string, AddressBudget>();

  constructor(limits: BudgetLimits) {
    this.#limits = limits;
  }

  /** For a new connection. */
  of(address: string, { processorMs }: Pick<BudgetLimits, 'processorMs'> = this.#limits): ClientBudget {
    return new ClientBudget(this.#address(address), processorMs);
  }

  /** Does something at once for an address, if it has time. @returns after how many milliseconds it will have; 0 if it had. */
  charge(address: string, work: () => void): number {
    const { bucket } = this.#address(address);
    const start = performance.now();
    if (bucket.left(start) <= 0) return bucket.wait(WORTHWHILE_MS, start);
    work();
    const now = performance.now();
    bucket.take(now - start + REQUEST_MS, now);
    return 0;
  }

  /** Forgets addresses that are as if they were new. */
  forgetIdle(): void {
    for (const [address, budget] of this.#addresses) if (budget.isIdle) this.#addresses.delete(address);
  }

  #address(address: string): AddressBudget {
    const known = this.#addresses.get(address) ?? new AddressBudget(this.#limits.processorMsPerClient);
    this.#addresses.set(address, known);
    return known;
  }
}

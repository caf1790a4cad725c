import type { Fact } from 'taiki';
import type { FactsRecord } from '../trace.ts';

/** The chart keeps the facts since the last answer; this tells those that are new. */
export class FreshFacts {
  #seen: readonly Fact[] = [];
  #count: number;

  /** @param before how many facts had happened before. */
  constructor(before: number) {
    this.#count = before;
  }

  /** The record of the facts that were not there at the last call; undefined when there are none. */
  take(facts: readonly Fact[]): FactsRecord | undefined {
    const seen = this.#seen;
    if (facts === seen) return undefined;
    const goesOn = seen.length <= facts.length && facts[seen.length - 1] === seen.at(-1);
    const fresh = goesOn ? facts.slice(seen.length) : facts;
    this.#seen = facts;
    if (fresh.length === 0) return undefined;
    const first = this.#count;
    this.#count += fresh.length;
    return { kind: 'facts', first, facts: fresh };
  }

  /** These were there before. */
  skip(facts: readonly Fact[]): void {
    this.#seen = facts;
  }
}

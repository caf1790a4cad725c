import type { Fact } from 'taiki';
import type { FactsRecord } from '../trace.ts';

/** The chart's context holds all facts since the last answer; this finds those added since the last call. */
export class NewFacts {
  #seen: readonly Fact[] = [];
  #count: number;

  /** @param count the number of facts already in the log. */
  constructor(count: number) {
    this.#count = count;
  }

  /** The record of the facts added since the last call; undefined if there are none. */
  take(facts: readonly Fact[]): FactsRecord | undefined {
    const seen = this.#seen;
    if (facts === seen) return undefined;
    const isAppended = seen.length <= facts.length && facts[seen.length - 1] === seen.at(-1);
    const added = facts.slice(isAppended ? seen.length : 0);
    this.#seen = facts;
    return added.length === 0 ? undefined : this.add(added);
  }

  /** The record of facts that are not in the chart's context. */
  add(added: readonly Fact[]): FactsRecord {
    const first = this.#count;
    this.#count += added.length;
    return { kind: 'facts', first, facts: added };
  }

  /** Treats these facts as already recorded. */
  skip(facts: readonly Fact[]): void {
    this.#seen = facts;
  }
}

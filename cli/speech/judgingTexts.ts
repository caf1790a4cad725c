import type { NarrationTexts, RulingSource, Scenario } from 'taiki/rulings';

type Status = Scenario['status'];

/** What is said around a ruling that is played or listed. */
export interface RulingTexts {
  /** The ruling with its question, its answer and the names of its plays. */
  readonly ruling: (scenario: Scenario) => Scenario;
  readonly status: (status: Status) => string;
  /** Where a ruling was read, and what its status means. */
  readonly origin: (source: RulingSource | undefined, status: Status) => string;
  readonly plays: (count: number) => string;
  /** @param first the id of the first one. */
  readonly listed: (count: number, first: string) => string;
  readonly asTheRulingSays: (plays: readonly string[]) => string;
  readonly unclear: string;
}

/** What is said around a case that is judged. */
export interface JudgingTexts {
  readonly narration: NarrationTexts;
  readonly rulings: RulingTexts;
  readonly play: (name: string) => string;
  /** The heading of one of several orders; `like` is the order that begins the same. */
  readonly order: (
    number: number,
    of: number,
    like: number | undefined,
    effects: readonly string[],
  ) => string;
  readonly orderName: (number: number) => string;
  readonly ordersEndTheSame: (count: number) => string;
  readonly ordersEndDifferently: (count: number) => string;
  readonly endOfOrders: (what: string, orders: readonly number[], text: string) => string;
  readonly bothEndTheSame: string;
  readonly endsDiffer: string;
  readonly end: (what: string, each: readonly string[]) => string;
  readonly moreOrders: (count: number) => string;
  readonly failedOrder: (number: number) => string;
  /** Why the answers of a case do not fit. */
  readonly problem: (message: string) => string;
}

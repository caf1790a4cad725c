import type { NarrationTexts } from 'taiki/rulings';

/** What is said around a case that is judged. */
export interface JudgingTexts {
  readonly narration: NarrationTexts;
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
}

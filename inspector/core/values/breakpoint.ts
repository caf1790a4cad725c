/** What stops playback, and a program that is inspected. */
export interface BreakpointSpec {
  /** Words that must all match a record. */
  readonly query: string;
  /** An expression that has to be true at the record; undefined: any record that matches. */
  readonly condition: string | undefined;
  /** It stops from this match on, counted from 1. */
  readonly count: number;
}

/** As it is written on the page: `fact:creatureDestroyed if turn > 3, from hit 2`. */
export const breakpointText = ({ query, condition, count }: BreakpointSpec): string =>
  `${query}${condition === undefined ? '' : ` if ${condition}`}${count === 1 ? '' : `, from hit ${count}`}`;

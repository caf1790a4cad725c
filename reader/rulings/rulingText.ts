/** What a ruling says in our own words. */
export interface RulingText {
  /** The question that it answers. */
  readonly asks: string;
  readonly says: string;
  /** The names of its plays, in their order. */
  readonly plays: readonly string[];
}

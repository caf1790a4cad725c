import type { Fact, FactKind } from '../../effects/state/reported/facts.ts';

/** A place in a log that contradicts a rule. */
export interface LogFinding {
  /** The number of the rule. */
  readonly rule: string;
  /** The index of the fact. */
  readonly fact: number;
  /** What the fact says and what was expected, as one sentence. */
  readonly message: string;
}

/** Something that is checked about a log from its facts alone. It yields every contradiction, in order. */
export interface LogCheck {
  readonly name: string;
  readonly says: string;
  check(log: readonly Fact[]): Iterable<LogFinding>;
}

export const finding = (rule: string, fact: number, message: string): LogFinding => ({ rule, fact, message });

/** A fact of one kind. */
export type FactOf<K extends FactKind> = Extract<Fact, { readonly kind: K }>;

/** A card in a message: `Aqua Hulcus (object 14)`. */
export const cardOf = ({ name, object }: { readonly name: string; readonly object: number }): string =>
  `${name} (object ${object})`;

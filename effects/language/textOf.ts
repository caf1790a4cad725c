import type { Ability, Amount, Effect, Filter, Target } from './vocabulary.ts';

/** The members of a union whose tag may be `Kind`: of effects, those that `do` this. */
export type OfKind<Union, Tag extends keyof Union, Kind> = Union extends unknown
  ? Kind extends Union[Tag]
    ? Union
    : never
  : never;

/** A text for each kind of a union. A kind without a text does not compile. */
export type Texts<Union, Tag extends keyof Union, Rest extends readonly unknown[] = []> = {
  readonly [Kind in Union[Tag] & string]: (value: OfKind<Union, Tag, Kind>, ...rest: Rest) => string;
};

/** The text that a table has for a value of this kind. */
export const textOf = <Kinds, Kind extends keyof Kinds, Rest extends readonly unknown[]>(
  texts: { readonly [K in keyof Kinds]: (value: Kinds[K], ...rest: Rest) => string },
  kind: Kind,
  value: Kinds[Kind],
  ...rest: Rest
): string => texts[kind](value, ...rest);

/** Effects hold abilities and abilities hold effects: what describes one is handed what describes the other. */
export interface Describers {
  readonly effect: (effect: Effect) => string;
  /** An effect between other words, in brackets if it could run into them. */
  readonly inside: (effect: Effect) => string;
  /** An effect that one word is about, in brackets unless it is a plain one. */
  readonly alone: (effect: Effect) => string;
  /** One sentence of several, in brackets if it has several itself. */
  readonly oneSentence: (effect: Effect) => string;
  /** The last part of an effect, which may be a "you may" without brackets. */
  readonly atTheEnd: (effect: Effect) => string;
  /** Whether an effect ends where its own words end. */
  readonly isPlain: (effect: Effect) => boolean;
  /** Whether the first words of an effect are a condition. */
  readonly startsWithIf: (effect: Effect) => boolean;
  readonly ability: (ability: Ability) => string;
  readonly amount: (amount: Amount) => string;
  readonly filter: (filter: Filter, number: 'one' | 'many') => string;
  /** What something affects or may be done by: `each of your creatures`. */
  readonly affected: (target: Target) => string;
}

import type { UnreadWord } from '../language/unread.ts';
import type { Part, Values } from './values.ts';

/** What the parts that a pattern names mean, in order. */
export type Captures<
  Meanings,
  Pattern extends string,
> = Pattern extends `${string}<${infer Name extends keyof Meanings & string}>${infer Rest}`
  ? readonly [Meanings[Name], ...Captures<Meanings, Rest>]
  : readonly [];

/** Words, and what they mean. */
export interface Rule<Value> {
  readonly pattern: string;
  readonly read: (captures: readonly unknown[]) => Value | undefined;
}

/**
 * One wording and its meaning. In a pattern `<target>` stands for any text of that part of speech, `a/b` for either word, and
 * `[in the battle zone]` for words that may be missing. Undefined: these words cannot mean anything here.
 */
export const rule = <const Pattern extends string, Value>(
  pattern: Pattern,
  read: (...captures: Captures<Values, Pattern>) => Value | undefined,
): Rule<Value> => ({ pattern, read: (captures) => read(...(captures as Captures<Values, Pattern>)) });

/** One wording that always means the same. */
export const word = <const Pattern extends string, const Value>(
  pattern: Pattern,
  value: Value,
): Rule<Value> => ({ pattern, read: () => value });

/** The members of a union whose tag may be `Kind`. */
export type OfKind<Union, Tag extends keyof Union, Kind> = Union extends unknown
  ? Kind extends Union[Tag]
    ? Union
    : never
  : never;

/** The wordings of each kind of a union. */
export type Readings<Union, Tag extends keyof Union & string> = {
  readonly [Kind in Union[Tag] & string as `${Tag} ${Kind}` extends UnreadWord ? never : Kind]: readonly Rule<
    OfKind<Union, Tag, Kind>
  >[];
};

/** All wordings of a table. */
export const allOf = <Value>(
  readings: Readonly<Record<string, readonly Rule<Value>[]>>,
): readonly Rule<Value>[] => Object.values(readings).flat();

/** The wordings of every part of speech. */
export type Grammar = {
  readonly [P in Exclude<
    Part,
    'number' | 'quoted' | 'icon' | 'race' | 'knownRace' | 'knownName'
  >]: readonly Rule<Values[P]>[];
};

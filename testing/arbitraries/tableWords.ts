import fc, { type Arbitrary } from 'fast-check';
import type { FieldHint, Generated } from '../../effects/language/generated.ts';
import { anyWord, just, sometimes } from './vocabulary.ts';

/** Arbitraries for the words of a table, from what it says of each. What makes the fields is handed in. */

export type Hints = Readonly<Record<string, FieldHint<unknown>>>;

export interface Word {
  /** The field that says which word it is, unless the other fields do. */
  readonly tag: 'do' | 'event' | 'kind' | undefined;
  readonly name: string;
  readonly generated: Omit<Generated<{ readonly do: string }>, 'fields' | 'optional'>;
  readonly fields: Hints;
  readonly optional: Hints;
}

type Table = Readonly<
  Record<
    string,
    {
      readonly generated: Word['generated'] & {
        readonly fields?: object | undefined;
        readonly optional?: object | undefined;
      };
    }
  >
>;

/** The words of a table, those that are generated most often first: what is generated shrinks to the first. */
export const wordsOf = (table: Table, tag: Word['tag']): readonly Word[] =>
  Object.entries(table)
    .map(([name, { generated }]) => ({
      tag,
      name,
      generated,
      fields: (generated.fields ?? {}) as Hints,
      optional: (generated.optional ?? {}) as Hints,
    }))
    .sort((a, b) => b.generated.weight - a.generated.weight || (a.name < b.name ? -1 : 1));

export const hintsOf = ({ fields, optional }: Word): readonly FieldHint<unknown>[] => [
  ...Object.values(fields),
  ...Object.values(optional),
];

export type FieldMaker = (hint: FieldHint<unknown>) => Arbitrary<unknown>;

export type Given = Readonly<Record<string, unknown>>;

/** A part with this word. Optional fields are left out five times in six. */
export function madeOf(word: Word, fieldIn: FieldMaker): Arbitrary<Given> {
  const made = (hints: Hints, as: (field: Arbitrary<unknown>) => Arbitrary<unknown>) =>
    Object.entries(hints).map(([name, hint]) => [name, as(fieldIn(hint))] as const);
  const fields = Object.fromEntries([
    ...(word.tag === undefined ? [] : [[word.tag, just(word.name)] as const]),
    ...made(word.fields, (field) => field),
    ...made(word.optional, (field) => sometimes(6, field)),
  ]);
  return fc.record(fields, { noNullPrototype: true }).map(withoutUndefined);
}

const withoutUndefined = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/** Any of these words by weight. */
export const anyOf = <T>(words: readonly Word[], made: (word: Word) => Arbitrary<Given>): Arbitrary<T> =>
  anyWord<T>(
    Object.fromEntries(
      words.map((word) => [word.name, [word.generated.weight, made(word) as Arbitrary<T>] as const]),
    ),
  );

/**
 * Wordings that are printed and read. One text stands for both: `<count:amount>` is the field `count`, said as an amount; what stands in
 * `[]` is said where one of its fields is there; `{tapped?タップして}` is a field that is `true` or missing; `{of:you=自分の|any=}` has a text
 * for each value of a field, and `=` alone for a missing one.
 */

/** What a text can mean from some place on, and where the next text begins. */
export interface Reading {
  readonly value: unknown;
  readonly end: number;
}

/** A text that is being read. */
export interface Source {
  readonly text: string;
  readonly read: (part: string, at: number) => readonly Reading[];
}

/** How a part of speech is said: undefined where it cannot say such a value. */
export interface Part {
  readonly print: (value: unknown, print: Print) => string | undefined;
  readonly read: (source: Source, at: number) => readonly Reading[];
}

export type Print = (part: string, value: unknown) => string | undefined;

type Fields = Readonly<Record<string, unknown>>;

interface Found {
  readonly fields: Fields;
  readonly end: number;
}

/** A piece of a wording. */
interface Piece {
  readonly fields: readonly string[];
  readonly print: (value: Fields, print: Print) => string | undefined;
  readonly read: (source: Source, from: Found) => readonly Found[];
}

const PIECE = /<(\w+):(\w+)>|\[([^\]]+)\]|\{(\w+)([:?])([^}]*)\}|([^<[{]+)/gu;

const literal = (text: string): Piece => ({
  fields: [],
  print: () => text,
  read: ({ text: source }, { fields, end }) =>
    source.startsWith(text, end) ? [{ fields, end: end + text.length }] : [],
});

const slot = (field: string, part: string): Piece => ({
  fields: [field],
  print: (value, print) => (value[field] === undefined ? undefined : print(part, value[field])),
  read: (source, { fields, end }) =>
    source.read(part, end).map((one) => ({ fields: { ...fields, [field]: one.value }, end: one.end })),
});

/** `true`, `3` and `hand` as the values that they name. */
function namedValue(key: string): unknown {
  if (key === '') return undefined;
  if (key === 'true' || key === 'false') return key === 'true';
  return /^-?\d+$/u.test(key) ? Number(key) : key;
}

function choice(field: string, texts: readonly (readonly [unknown, string])[]): Piece {
  return {
    fields: [field],
    print: (value) => texts.find(([one]) => one === value[field])?.[1],
    read: ({ text: source }, { fields, end }) =>
      texts
        .filter(([, text]) => source.startsWith(text, end))
        .map(([value, text]) => ({
          fields: value === undefined ? fields : { ...fields, [field]: value },
          end: end + text.length,
        })),
  };
}

function optional(pieces: readonly Piece[]): Piece {
  const inner = sequence(pieces);
  return {
    fields: inner.fields,
    print: (value, print) =>
      inner.fields.every((field) => value[field] === undefined) ? '' : inner.print(value, print),
    read: (source, from) => [...inner.read(source, from), from],
  };
}

const sequence = (pieces: readonly Piece[]): Piece => ({
  fields: pieces.flatMap(({ fields }) => fields),
  print: (value, print) => {
    let text = '';
    for (const piece of pieces) {
      const said = piece.print(value, print);
      if (said === undefined) return undefined;
      text += said;
    }
    return text;
  },
  read: (source, from) =>
    pieces.reduce<readonly Found[]>(
      (found, piece) => found.flatMap((one) => piece.read(source, one)),
      [from],
    ),
});

const textsOf = (text: string): readonly (readonly [unknown, string])[] =>
  text.split('|').map((one) => {
    const [key = '', said = ''] = one.split('=');
    return [namedValue(key), said];
  });

const piecesOf = (text: string): readonly Piece[] =>
  [...text.matchAll(PIECE)].map(([, field, part, inner, chosen, mark, values, words]) => {
    if (field !== undefined && part !== undefined) return slot(field, part);
    if (inner !== undefined) return optional(piecesOf(inner));
    if (chosen === undefined || values === undefined) return literal(words ?? '');
    return choice(
      chosen,
      mark === '?'
        ? [
            [true, values],
            [undefined, ''],
          ]
        : textsOf(values),
    );
  });

/** A wording, with fields that it says without a word. */
export type Wording = string | { readonly text: string; readonly where: Fields };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Two wordings may name the fields of a value in another order. */
const sorted = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));

/** An object in one wording. Fields that the wording does not say are refused. */
function wording(said: Wording, tags: Fields): Part {
  const { text, where } = typeof said === 'string' ? { text: said, where: {} } : said;
  const given = { ...tags, ...where };
  const piece = sequence(piecesOf(text));
  const known = new Set([...piece.fields, ...Object.keys(given)]);
  return {
    print: (value, print) => {
      const fields = value as Fields;
      const isSaid =
        Object.entries(fields).every(([field, inner]) => inner === undefined || known.has(field)) &&
        Object.entries(given).every(([field, inner]) => isSame(fields[field], inner));
      return isSaid ? piece.print(fields, print) : undefined;
    },
    read: (source, at) =>
      piece
        .read(source, { fields: given, end: at })
        .map(({ fields, end }) => ({ value: sorted(fields), end })),
  };
}

/** Any of several parts: said as the first that can, read as each. */
export const either = (...parts: readonly Part[]): Part => ({
  print: (value, print) => {
    for (const part of parts) {
      const text = part.print(value, print);
      if (text !== undefined) return text;
    }
    return undefined;
  },
  read: (source, at) => parts.flatMap((part) => part.read(source, at)),
});

export const wordings = (...all: readonly Wording[]): Part => either(...all.map((one) => wording(one, {})));

/** The wordings of each word of a table. */
export type Words<Name extends string> = { readonly [N in Name]: Wording | readonly Wording[] };

const isList = (said: Wording | readonly Wording[]): said is readonly Wording[] => Array.isArray(said);

/** Objects that a field tells apart. `only`: words of the table, or those that are not among them. */
export function tagged<Name extends string>(
  field: string,
  table: Words<Name>,
  { also = {}, only = () => true }: { readonly also?: Fields; readonly only?: (name: Name) => boolean } = {},
): Part {
  const parts = new Map<unknown, Part>();
  for (const [name, said] of Object.entries<Wording | readonly Wording[]>(table))
    if (only(name as Name))
      parts.set(
        name,
        either(...(isList(said) ? said : [said]).map((one) => wording(one, { ...also, [field]: name }))),
      );
  return {
    print: (value, print) => parts.get((value as Fields)[field])?.print(value, print),
    read: (source, at) => [...parts.values()].flatMap((part) => part.read(source, at)),
  };
}

/** Another part with marks around it. */
export const within = (open: string, part: string, close: string): Part => ({
  print: (value, print) => {
    const text = print(part, value);
    return text === undefined ? undefined : `${open}${text}${close}`;
  },
  read: (source, at) =>
    source.text.startsWith(open, at)
      ? source
          .read(part, at + open.length)
          .filter(({ end }) => source.text.startsWith(close, end))
          .map(({ value, end }) => ({ value, end: end + close.length }))
      : [],
});

/** Several of a part, with a text between them. */
export function listOf(part: string, between: string, { least = 1 } = {}): Part {
  const rest = (source: Source, values: readonly unknown[], at: number): readonly Reading[] =>
    source.read(part, at).flatMap(({ value, end }) => {
      const all = [...values, value];
      const more = source.text.startsWith(between, end) ? rest(source, all, end + between.length) : [];
      return all.length >= least ? [{ value: all, end }, ...more] : more;
    });
  return {
    print: (value, print) => {
      if (!Array.isArray(value) || value.length < least) return undefined;
      const texts = value.map((one) => print(part, one));
      return texts.includes(undefined) ? undefined : texts.join(between);
    },
    read: (source, at) => rest(source, [], at),
  };
}

/** A part under another name, for what it says only of some values. */
export const such = (part: string, holds: (value: unknown) => boolean): Part => ({
  print: (value, print) => (holds(value) ? print(part, value) : undefined),
  read: (source, at) => source.read(part, at).filter(({ value }) => holds(value)),
});

/** Strings that a table names. */
export function namedIn(names: Readonly<Record<string, string>>): Part {
  const entries = Object.entries(names);
  return {
    print: (value) => (typeof value === 'string' ? names[value] : undefined),
    read: ({ text }, at) =>
      entries
        .filter(([, name]) => text.startsWith(name, at))
        .map(([value, name]) => ({ value, end: at + name.length })),
  };
}

/** A part of that name. */
export const part = (name: string): Part => ({
  print: (value, print) => print(name, value),
  read: (source, at) => source.read(name, at),
});

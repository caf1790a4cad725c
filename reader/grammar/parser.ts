import {
  alt,
  apply,
  nil,
  type Parser,
  type ParserOutput,
  type Rule as Recursive,
  rule as recursive,
  seq,
} from 'typescript-parsec';
import type { Rule } from './rule.ts';
import type { TextToken, TokenKind } from './tokens.ts';

/** A value that starts at a token, and the token after it. */
export interface Candidate {
  readonly next: TextToken | undefined;
  readonly value: unknown;
}

/** A part of speech that is read from the tokens themselves, such as a number. */
export interface Primitive {
  /** What an error says was expected. */
  readonly expected: string;
  readonly read: (first: TextToken) => readonly Candidate[];
}

/** What differs between languages before any wording is tried. */
export interface Dialect {
  readonly tokensOf: (text: string) => TextToken;
  /** A token as wordings spell it, in lower case. */
  readonly spelled: (token: TextToken) => string;
  /** The words of a wording that stand for themselves, each with its alternatives. */
  readonly wordsOf: (literal: string) => readonly (readonly string[])[];
  readonly primitives: Readonly<Record<string, Primitive>>;
}

type PartParser<Value> = Parser<TokenKind, Value>;
type Output<Value> = ParserOutput<TokenKind, Value>;

/** All meanings of a text, or the first word that no wording allows, with what could stand there. */
export type Parsed<Value> =
  | { readonly meanings: readonly Value[] }
  | { readonly token: TextToken; readonly expected: readonly string[] };

const PATTERN = /<(\w+)>|\[([^\]]+)\]|([^\s<>[\]]+)/g;

const END: Primitive = {
  expected: 'the end',
  read: (token) => (token.kind === 'end' ? [{ next: token.next, value: '' }] : []),
};

/**
 * Finds every reading of a text: a sentence is understood only as a whole, so each wording is tried at each place, and what a part of
 * speech can be at a word is worked out once.
 */
export class TextParser<Values> {
  readonly #parts = new Map<string, Recursive<TokenKind, unknown>>();
  /** What would have been understood at each word. */
  readonly #expected = new WeakMap<TextToken, Set<readonly string[]>>();

  readonly #dialect: Dialect;

  constructor(grammar: Readonly<Record<string, readonly Rule<unknown>[]>>, dialect: Dialect) {
    this.#dialect = dialect;
    for (const [part, primitive] of Object.entries(dialect.primitives))
      this.#define(part, this.#primitive(primitive));
    for (const [part, rules] of Object.entries(grammar))
      this.#define(part, this.#memoized(this.#anyOf(rules)));
  }

  parse<P extends keyof Values & string>(part: P, text: string): Parsed<Values[P]> {
    const first = this.#dialect.tokensOf(text);
    const output = seq(this.#part(part), this.#primitive(END)).parse(first);
    if (output.successful)
      return { meanings: distinct(output.candidates.map(({ result: [meaning] }) => meaning as Values[P])) };
    let furthest = first;
    for (let token: TextToken | undefined = first; token !== undefined; token = token.next)
      if (this.#expected.has(token)) furthest = token;
    const expected = [...(this.#expected.get(furthest) ?? [])].flat();
    return { token: furthest, expected: [...new Set(expected)].sort() };
  }

  #part(name: string): Recursive<TokenKind, unknown> {
    const known = this.#parts.get(name);
    if (known !== undefined) return known;
    const part = recursive<TokenKind, unknown>();
    this.#parts.set(name, part);
    return part;
  }

  #define(name: string, parser: PartParser<unknown>): void {
    this.#part(name).setPattern(parser);
  }

  /** What a wording can begin with, unless that depends on a part of speech. */
  #firstWords(pattern: string): readonly string[] | undefined {
    const [literal] = /^[^\s<>[\]]+/.exec(pattern) ?? [];
    return literal === undefined ? undefined : this.#dialect.wordsOf(literal)[0];
  }

  /** Any of the wordings. Which of them begin with the word that stands there is looked up. */
  #anyOf(rules: readonly Rule<unknown>[]): PartParser<unknown> {
    const firsts = new Map(rules.map((one) => [one, this.#firstWords(one.pattern)]));
    const words = [...new Set([...firsts.values()].flatMap((first) => first ?? []))];
    const free = rules.filter((one) => firsts.get(one) === undefined);
    const byWord = new Map(
      words.map((one) => [one, rules.filter((some) => firsts.get(some)?.includes(one) ?? true)]),
    );
    const parsers = new Map([...byWord].map(([one, some]) => [one, this.#each(some)]));
    const others = this.#each(free);
    return {
      parse: (token) => {
        const known = token === undefined ? undefined : parsers.get(this.#dialect.spelled(token));
        if (words.length > 0) this.#missing(token, words);
        return (known ?? others).parse(token);
      },
    };
  }

  #each(rules: readonly Rule<unknown>[]): PartParser<unknown> {
    const [first, ...rest] = rules.map((one) => this.#wording(one));
    if (first === undefined) return { parse: (token) => this.#missing(token, []) };
    return rest.reduce((before, one) => alt(before, one), first);
  }

  #wording({ pattern, read }: Rule<unknown>): PartParser<unknown> {
    let parser: PartParser<readonly unknown[]> = apply(nil<TokenKind>(), () => []);
    for (const [, part, optional, words] of pattern.matchAll(PATTERN)) {
      if (part !== undefined)
        parser = apply(seq(parser, this.#part(part)), ([captures, one]) => [...captures, one]);
      else {
        const phrase = this.#phrase(optional ?? words ?? '');
        const literal = optional === undefined ? phrase : alt(phrase, nil<TokenKind>());
        parser = apply(seq(parser, literal), ([captures]) => captures);
      }
    }
    return understood(apply(parser, read));
  }

  /** Words that stand for themselves, each of them with its alternatives. */
  #phrase(text: string): PartParser<undefined> {
    const words = this.#dialect.wordsOf(text);
    return {
      parse: (first) => {
        let token = first;
        for (const choices of words) {
          if (token === undefined || !choices.includes(this.#dialect.spelled(token)))
            return this.#missing(token, choices);
          token = token.next;
        }
        return found(first, token, undefined);
      },
    };
  }

  #missing(token: TextToken | undefined, choices: readonly string[]): Output<never> {
    if (token !== undefined) {
      const known = this.#expected.get(token);
      if (known === undefined) this.#expected.set(token, new Set([choices]));
      else known.add(choices);
    }
    return { successful: false, error: { kind: 'Error', pos: token?.pos, message: '' } };
  }

  #primitive({ expected, read }: Primitive): PartParser<unknown> {
    return {
      parse: (token) => {
        const candidates = token === undefined ? [] : read(token);
        return candidates.length === 0
          ? this.#missing(token, [expected])
          : {
              successful: true,
              candidates: candidates.map(({ next, value }) => ({
                firstToken: token,
                nextToken: next,
                result: value,
              })),
              error: undefined,
            };
      },
    };
  }

  #memoized(parser: PartParser<unknown>): PartParser<unknown> {
    const outputs = new WeakMap<TextToken, Output<unknown>>();
    return {
      parse: (token) => {
        if (token === undefined) return parser.parse(token);
        const known = outputs.get(token);
        if (known !== undefined) return known;
        const output = withoutTwins(parser.parse(token));
        outputs.set(token, output);
        return output;
      },
    };
  }
}

const found = <Value>(
  firstToken: TextToken | undefined,
  nextToken: TextToken | undefined,
  result: Value,
): Output<Value> => ({ successful: true, candidates: [{ firstToken, nextToken, result }], error: undefined });

/** Leaves out what a wording does not accept. */
const understood = (parser: PartParser<unknown>): PartParser<unknown> => ({
  parse: (token) => {
    const output = parser.parse(token);
    if (!output.successful) return output;
    const candidates = output.candidates.filter(({ result }) => result !== undefined);
    return candidates.length > 0
      ? { ...output, candidates }
      : { successful: false, error: output.error ?? { kind: 'Error', pos: token?.pos, message: '' } };
  },
});

function withoutTwins(output: Output<unknown>): Output<unknown> {
  if (!output.successful || output.candidates.length < 2) return output;
  const seen = new Set<string>();
  const candidates = output.candidates.filter(({ nextToken, result }) => {
    const key = `${nextToken?.pos.index} ${JSON.stringify(result)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return { ...output, candidates };
}

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

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
import type { Grammar, Rule } from './rule.ts';
import { type TextToken, type TokenKind, tokensOf } from './tokens.ts';
import type { Part, Values } from './values.ts';

/** Names that are not in the grammar, in the singular. */
export interface KnownWords {
  readonly races: readonly string[];
  /** Of cards. */
  readonly names: readonly string[];
}

type PartParser<Value> = Parser<TokenKind, Value>;
type Output<Value> = ParserOutput<TokenKind, Value>;

/** All meanings of a text, or the first word that no wording allows, with what could stand there. */
export type Parsed<Value> =
  | { readonly meanings: readonly Value[] }
  | { readonly token: TextToken; readonly expected: readonly string[] };

const PATTERN = /<(\w+)>|\[([^\]]+)\]|([^\s<>[\]]+)/g;

/** Words that a sentence can begin with. */
const NO_RACES: ReadonlySet<string> = new Set(['All', 'Each', 'That', 'The', 'This', 'Those', 'Your']);

const WORDS = /[^\s/,.:;"()—+]+(?:\/[^\s/,.:;"()—+]+)*|[,.:;"()—+]/g;

const wordsOf = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(WORDS)].map(([one]) => one.split('/'));

/** What a wording can begin with, unless that depends on a part of speech. */
function firstWords(pattern: string): readonly string[] | undefined {
  return /^[<[]/.test(pattern) ? undefined : wordsOf(pattern)[0];
}

const wholeNumber = (text: string): number | undefined =>
  Number.isSafeInteger(Number(text)) ? Number(text) : undefined;

const plainText = (token: TextToken): string => token.text.replaceAll('’', "'");

/**
 * Finds every reading of a text: English is understood only as a whole, so each wording is tried at each place, and what a part of
 * speech can be at a word is worked out once.
 */
export class TextParser {
  readonly #parts = new Map<string, Recursive<TokenKind, unknown>>();
  /** What would have been understood at each word. */
  readonly #expected = new WeakMap<TextToken, Set<readonly string[]>>();

  constructor(grammar: Grammar, { races, names }: KnownWords) {
    this.#define('number', this.#oneToken('number', 'a number', wholeNumber));
    this.#define('quoted', this.#between('"', '"'));
    this.#define('icon', this.#between('[', ']'));
    this.#define('race', this.#race(races, 'any'));
    this.#define('knownRace', this.#race(races, 'known'));
    this.#define('knownName', this.#name(names));
    for (const [part, rules] of Object.entries<readonly Rule<unknown>[]>(grammar))
      this.#define(part, this.#memoized(this.#anyOf(rules)));
  }

  parse<P extends Part>(part: P, text: string): Parsed<Values[P]> {
    const first = tokensOf(text);
    const output = seq(this.#part(part), this.#oneToken('end', 'the end', String)).parse(first);
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

  /** Any of the wordings. Which of them begin with the word that stands there is looked up. */
  #anyOf(rules: readonly Rule<unknown>[]): PartParser<unknown> {
    const words = [...new Set(rules.flatMap(({ pattern }) => firstWords(pattern) ?? []))];
    const free = rules.filter(({ pattern }) => firstWords(pattern) === undefined);
    const byWord = new Map(
      words.map((one) => [one, rules.filter(({ pattern }) => firstWords(pattern)?.includes(one) ?? true)]),
    );
    const parsers = new Map([...byWord].map(([one, some]) => [one, this.#each(some)]));
    const others = this.#each(free);
    return {
      parse: (token) => {
        const known = token === undefined ? undefined : parsers.get(plainText(token).toLowerCase());
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
    const words = wordsOf(text);
    return {
      parse: (first) => {
        let token = first;
        for (const choices of words) {
          if (token === undefined || !choices.includes(plainText(token).toLowerCase()))
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

  /** A token of this kind, unless `read` says that it has no value. */
  #oneToken<Value>(
    kind: TokenKind,
    name: string,
    read: (text: string) => Value | undefined,
  ): PartParser<Value> {
    return {
      parse: (token) => {
        const value = token?.kind === kind ? read(token.text) : undefined;
        return token === undefined || value === undefined
          ? this.#missing(token, [name])
          : found(token, token.next, value);
      },
    };
  }

  /** The text between two marks, as it is written. */
  #between(open: string, close: string): PartParser<string> {
    return {
      parse: (first) => {
        if (first?.text !== open) return this.#missing(first, [open === '"' ? 'a name in quotes' : open]);
        let text = '';
        let end = first.pos.index + 1;
        for (let token = first.next; token !== undefined && token.kind !== 'end'; token = token.next) {
          if (token.text === close) return found(first, token.next, text);
          text += ' '.repeat(token.pos.index - end) + token.text;
          end = token.pos.index + token.text.length;
        }
        return this.#missing(first, [open]);
      },
    };
  }

  /** Words in capitals, or a race that is known in one or several. */
  #race(races: readonly string[], which: 'any' | 'known'): PartParser<string> {
    const known = racesByWord(races);
    return {
      parse: (first) => {
        if (first?.kind !== 'word' || !/^\p{Lu}/u.test(first.text)) return this.#missing(first, ['a race']);
        const candidates: {
          readonly firstToken: TextToken;
          readonly nextToken: TextToken | undefined;
          readonly result: string;
        }[] = [];
        let text = '';
        for (let token: TextToken | undefined = first; token?.kind === 'word'; token = token.next) {
          if (!/^(?:\p{Lu}[\p{L}'’-]*|del|of|the)$/u.test(token.text)) break;
          text += `${text === '' ? '' : ' '}${token.text}`;
          const race =
            known.get(text.toLowerCase()) ??
            (which === 'any' && first.pos.index > 0 && !NO_RACES.has(first.text) ? text : undefined);
          if (race !== undefined && /^\p{Lu}/u.test(token.text))
            candidates.push({ firstToken: first, nextToken: token.next, result: race });
        }
        return candidates.length > 0
          ? { successful: true, candidates, error: undefined }
          : this.#missing(first, ['a race']);
      },
    };
  }

  /** The name of a card that is known, as one or several: names may contain commas. */
  #name(names: readonly string[]): PartParser<string> {
    const known = new Map(names.flatMap((name) => [`${name}es`, `${name}s`, name].map((one) => [one, name])));
    const longest = Math.max(0, ...names.map((name) => name.length + 2));
    return {
      parse: (first) => {
        const start = first?.pos.index ?? 0;
        let text = '';
        for (let token = first; token !== undefined && token.kind !== 'end'; token = token.next) {
          text = text.padEnd(token.pos.index - start) + plainText(token);
          if (text.length > longest) break;
          const name = known.get(text);
          if (name !== undefined) return found(first, token.next, name);
        }
        return this.#missing(first, ['the name of a card']);
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

/** Every race by itself and by the plural that cards print. */
function racesByWord(races: readonly string[]): ReadonlyMap<string, string> {
  const plurals = (race: string): readonly string[] => [
    race,
    `${race}s`,
    `${race}es`,
    race.replace(/y$/, 'ies'),
    race.replace(/man$/, 'men'),
    race.replace(/Folk$/, 'Folks'),
  ];
  const known = races.map((race) => [race.toLowerCase(), race] as const);
  return new Map([
    ...races.flatMap((race) => plurals(race).map((plural) => [plural.toLowerCase(), race] as const)),
    ...known,
  ]);
}

import type { Rule } from './rule.ts';
import type { TextToken } from './tokens.ts';
import { firstStep, type Step, type WordsOf } from './wordings.ts';

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
  readonly wordsOf: WordsOf;
  readonly primitives: Readonly<Record<string, Primitive>>;
}

/** All meanings of a text, or the first word that no wording allows, with what could stand there. */
export type Parsed<Value> =
  | { readonly meanings: readonly Value[] }
  | { readonly token: TextToken; readonly expected: readonly string[] };

const END = 'the end';

/** Finds every reading of a text: a sentence is understood only as a whole, so each wording is tried at each place. */
export class TextParser<Values> {
  /** Where the wordings of each part of speech begin. */
  readonly #parts: ReadonlyMap<string, Step>;
  readonly #dialect: Dialect;

  constructor(grammar: Readonly<Record<string, readonly Rule<unknown>[]>>, dialect: Dialect) {
    this.#dialect = dialect;
    this.#parts = new Map(
      Object.entries(grammar).map(([part, rules]) => [part, firstStep(rules, dialect.wordsOf)]),
    );
  }

  parse<P extends keyof Values & string>(part: P, text: string): Parsed<Values[P]> {
    const first = this.#dialect.tokensOf(text);
    const reading = new Reading(this.#parts, this.#dialect);
    const meanings = reading.whole(part, first) as readonly Values[P][];
    return meanings.length > 0 ? { meanings } : reading.furthest(first);
  }
}

interface Found extends Candidate {
  /** The place of its wording among those of its part. */
  readonly order: number;
}

/** A text that is being read. What a part of speech can be at a word is worked out once. */
class Reading {
  readonly #parts: ReadonlyMap<string, Step>;
  readonly #dialect: Dialect;
  readonly #known = new Map<string, Map<TextToken, readonly Candidate[]>>();
  /** The steps that were taken at each word, by which it could have been another one. */
  readonly #steps = new Map<TextToken, Set<Step>>();
  /** What else could have stood at each word. */
  readonly #expected = new Map<TextToken, Set<string>>();

  constructor(parts: ReadonlyMap<string, Step>, dialect: Dialect) {
    this.#parts = parts;
    this.#dialect = dialect;
  }

  /** What the text can mean as this part of speech. */
  whole(part: string, first: TextToken): readonly unknown[] {
    const meanings = new Map<string, unknown>();
    for (const { next, value } of this.#read(part, first)) {
      if (next?.kind === 'end') meanings.set(JSON.stringify(value), value);
      else if (next !== undefined) addTo(this.#expected, next, END);
    }
    return [...meanings.values()];
  }

  /** The last word up to which some wording was followed, and what could stand there. */
  furthest(first: TextToken): { readonly token: TextToken; readonly expected: readonly string[] } {
    const tokens: TextToken[] = [];
    for (let token: TextToken | undefined = first; token !== undefined; token = token.next)
      tokens.push(token);
    for (const token of tokens.reverse()) {
      const expected = new Set(this.#expected.get(token));
      for (const step of this.#steps.get(token) ?? [])
        for (const word of step.wordsInsteadOf(this.#dialect.spelled(token))) expected.add(word);
      if (expected.size > 0) return { token, expected: [...expected].sort() };
    }
    return { token: first, expected: [] };
  }

  #read(part: string, token: TextToken): readonly Candidate[] {
    let known = this.#known.get(part);
    if (known === undefined) {
      known = new Map();
      this.#known.set(part, known);
    }
    let candidates = known.get(token);
    if (candidates === undefined) {
      candidates = withoutTwins(this.#candidates(part, token));
      known.set(token, candidates);
    }
    return candidates;
  }

  #candidates(part: string, token: TextToken): readonly Candidate[] {
    const step = this.#parts.get(part);
    if (step === undefined) return this.#primitive(part, token);
    const found: Found[] = [];
    this.#follow(step, token, [], found);
    return found.sort((one, other) => one.order - other.order);
  }

  #primitive(part: string, token: TextToken): readonly Candidate[] {
    const primitive = this.#dialect.primitives[part];
    const candidates = primitive?.read(token) ?? [];
    if (candidates.length === 0 && primitive !== undefined) addTo(this.#expected, token, primitive.expected);
    return candidates;
  }

  /** Follows all wordings of a step from a word on, with what the parts before it mean. */
  #follow(step: Step, token: TextToken | undefined, captures: unknown[], found: Found[]): void {
    for (const { order, read } of step.ends) {
      const value = read([...captures]);
      if (value !== undefined) found.push({ order, next: token, value });
    }
    if (token === undefined) return;
    if (step.words.size > 0) {
      addTo(this.#steps, token, step);
      const after = step.after(this.#dialect.spelled(token));
      if (after !== undefined) this.#follow(after, token.next, captures, found);
    }
    for (const [part, after] of step.parts) {
      for (const { next, value } of this.#read(part, token)) {
        captures.push(value);
        this.#follow(after, next, captures, found);
        captures.pop();
      }
    }
  }
}

function addTo<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const known = sets.get(key);
  if (known === undefined) sets.set(key, new Set([value]));
  else known.add(value);
}

function withoutTwins(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length < 2) return candidates;
  const seen = new Set<string>();
  return candidates.filter(({ next, value }) => {
    const key = `${next?.pos.index} ${JSON.stringify(value)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

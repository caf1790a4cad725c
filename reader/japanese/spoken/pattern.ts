/** Finds the key and the parts of an English sentence, so that it can be said in another language. */

import type { InOtherWords } from './sentences.ts';

export type Texts = Readonly<Record<string, string | ((...parts: never[]) => string)>>;

/** A sentence of a table: its key, and what stands in it. */
export interface Understood {
  readonly key: string;
  readonly parts: readonly string[];
}

interface Pattern {
  readonly key: string;
  readonly regexp: RegExp;
  /** The place among the parts of what each group of the expression finds. */
  readonly places: readonly number[];
  /** How many characters stand for themselves. */
  readonly literal: number;
}

/** As many marks as a sentence has parts. */
const MARKS = ['\u0001', '\u0002', '\u0003', '\u0004', '\u0005'];
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

function patternOf(key: string, text: (...parts: never[]) => string, parts: Parts): Pattern {
  const said = (text as (...parts: readonly string[]) => string)(...MARKS);
  const places = [...said].flatMap((character) =>
    MARKS.includes(character) ? [MARKS.indexOf(character)] : [],
  );
  const source = [...said].map((one) => (MARKS.includes(one) ? PART[parts] : escaped(one))).join('');
  return {
    key,
    places,
    regexp: new RegExp(`^${source}$`, 'su'),
    literal: said.length - places.length,
  };
}

/** Whether the first of several parts takes as much as it can, as the name of a card does, or as little, as a place before a colon. */
export type Parts = 'longest' | 'shortest';

const PART: { readonly [P in Parts]: string } = { longest: '(.+)', shortest: '(.+?)' };

/** Understands the sentences of one table. Of several that fit, the one that says most by itself is meant. */
export function understanding(
  texts: Texts,
  parts: Parts = 'longest',
): (text: string) => Understood | undefined {
  let sentences: Sentences | undefined;
  return (text) => {
    // Read when it is needed first: many programs load this package and speak no Japanese.
    sentences ??= sentencesOf(texts, parts);
    const key = sentences.plain.get(text);
    if (key !== undefined) return { key, parts: [] };
    for (const { key: found, regexp, places } of sentences.patterns) {
      const match = regexp.exec(text);
      if (match === null) continue;
      const inPlace: string[] = [];
      places.forEach((place, index) => {
        inPlace[place] = match[index + 1] ?? '';
      });
      return { key: found, parts: inPlace };
    }
    return undefined;
  };
}

interface Sentences {
  /** The keys of those without parts, by their text. */
  readonly plain: ReadonlyMap<string, string>;
  /** The others: those that say most first. */
  readonly patterns: readonly Pattern[];
}

function sentencesOf(texts: Texts, parts: Parts): Sentences {
  const plain = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string') plain.set(text, key);
    else patterns.push(patternOf(key, text, parts));
  return { plain, patterns: patterns.toSorted((one, other) => other.literal - one.literal) };
}

/** What a table with the same keys says of what has been understood. */
export function saidBy(table: Texts, found: Understood | undefined): string | undefined {
  if (found === undefined) return undefined;
  const said = table[found.key];
  return typeof said === 'function'
    ? (said as (...parts: readonly string[]) => string)(...found.parts)
    : said;
}

/** Says the sentences of a table in the words of another with the same keys; undefined if a text is none of them. */
export function telling<T extends Texts>(
  table: T,
  inOtherWords: InOtherWords<T>,
): (text: string) => string | undefined {
  const understood = understanding(table, 'shortest');
  return (text) => saidBy(inOtherWords, understood(text));
}

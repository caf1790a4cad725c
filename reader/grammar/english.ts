import type { Candidate, Dialect, Primitive } from './parser.ts';
import { type TextToken, tokensOf } from './tokens.ts';

/** Names that are not in the grammar, in the singular. */
export interface KnownWords {
  readonly races: readonly string[];
  /** Of cards. */
  readonly names: readonly string[];
}

/** Words that a sentence can begin with. */
const NO_RACES: ReadonlySet<string> = new Set([
  'NEO',
  'G-NEO',
  'S-MAX',
  'WD',
  'DG',
  'Star',
  'All',
  'Each',
  'That',
  'DM',
  'The',
  'This',
  'Those',
  'Your',
]);

const WORDS = /[^\s/,.:;"()—+]+(?:\/[^\s/,.:;"()—+]+)*|[,.:;"()—+]/g;

const wholeNumber = (text: string): number | undefined =>
  Number.isSafeInteger(Number(text)) ? Number(text) : undefined;

const plainText = (token: TextToken): string => token.text.replaceAll('’', "'");

const NUMBER: Primitive = {
  expected: 'a number',
  read: (token) => {
    const value = token.kind === 'number' ? wholeNumber(token.text) : undefined;
    return value === undefined ? [] : [{ next: token.next, value }];
  },
};

/** The text between two marks, as it is written. */
const between = (open: string, close: string, expected: string): Primitive => ({
  expected,
  read: (first) => {
    if (first.text !== open) return [];
    let text = '';
    let end = first.pos.index + 1;
    for (let token = first.next; token !== undefined && token.kind !== 'end'; token = token.next) {
      if (token.text === close) return [{ next: token.next, value: text }];
      text += ' '.repeat(token.pos.index - end) + token.text;
      end = token.pos.index + token.text.length;
    }
    return [];
  },
});

/** Words in capitals, or a race that is known in one or several. Nothing shorter than a known race is one that is not: "Great Mecha King". */
function raceOf(races: readonly string[], which: 'any' | 'known'): Primitive {
  const known = racesByWord(races);
  return {
    expected: 'a race',
    read: (first) => {
      if (first.kind !== 'word' || !/^\p{Lu}/u.test(first.text)) return [];
      let candidates: Candidate[] = [];
      let text = '';
      for (let token: TextToken | undefined = first; token?.kind === 'word'; token = token.next) {
        if (!/^(?:\p{Lu}[\p{L}'’-]*|del|of|the)$/u.test(token.text)) break;
        text += `${text === '' ? '' : ' '}${token.text}`;
        const knownRace = known.get(text.toLowerCase());
        if (knownRace !== undefined)
          candidates = candidates.filter(({ value }) => known.has(`${value}`.toLowerCase()));
        const race =
          knownRace ??
          (which === 'any' && first.pos.index > 0 && !NO_RACES.has(first.text) ? text : undefined);
        if (race !== undefined && /^\p{Lu}/u.test(token.text))
          candidates.push({ next: token.next, value: race });
      }
      return candidates;
    },
  };
}

/** The name of a card that is known, as one or several: names may contain commas. */
function nameOf(names: readonly string[]): Primitive {
  const known = new Map(names.flatMap((name) => [`${name}es`, `${name}s`, name].map((one) => [one, name])));
  const longest = Math.max(0, ...names.map((name) => name.length + 2));
  return {
    expected: 'the name of a card',
    read: (first) => {
      const start = first.pos.index;
      let text = '';
      for (
        let token: TextToken | undefined = first;
        token !== undefined && token.kind !== 'end';
        token = token.next
      ) {
        text = text.padEnd(token.pos.index - start) + plainText(token);
        if (text.length > longest) break;
        const name = known.get(text);
        if (name !== undefined) return [{ next: token.next, value: name }];
      }
      return [];
    },
  };
}

/** English: words between blanks. */
export const english = ({ races, names }: KnownWords): Dialect => ({
  tokensOf,
  spelled: (token) => plainText(token).toLowerCase(),
  wordsOf: (literal) => [...literal.matchAll(WORDS)].map(([one]) => one.split('/')),
  primitives: {
    number: NUMBER,
    quoted: between('"', '"', 'a name in quotes'),
    icon: between('[', ']', '['),
    race: raceOf(races, 'any'),
    knownRace: raceOf(races, 'known'),
    knownName: nameOf(names),
  },
});

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

import type { KnownWords } from '../grammar/english.ts';
import type { Candidate, Dialect, Primitive } from '../grammar/parser.ts';
import type { TextToken } from '../grammar/tokens.ts';
import { JAPANESE_RACES } from './races.ts';
import { spelled, tokensOf, wordsOf } from './tokens.ts';

const NUMBER: Primitive = {
  expected: 'a number',
  read: (token) => {
    const value = token.kind === 'number' ? Number(spelled(token)) : Number.NaN;
    return Number.isSafeInteger(value) ? [{ next: token.next, value }] : [];
  },
};

const QUOTES: Readonly<Record<string, string>> = { '《': '》', '「': '」' };

/** A name as it is written between its marks. */
const QUOTED: Primitive = {
  expected: 'a name in 《》 or 「」',
  read: (first) => {
    const close = QUOTES[spelled(first)];
    if (close === undefined) return [];
    let text = '';
    let end = first.pos.index + first.text.length;
    for (let token = first.next; token !== undefined && token.kind !== 'end'; token = token.next) {
      if (spelled(token) === close) return [{ next: token.next, value: text.trim() }];
      text += ' '.repeat(token.pos.index - end) + token.text;
      end = token.pos.index + token.text.length;
    }
    return [];
  },
};

interface Term {
  readonly spelling: readonly string[];
  readonly value: string;
}

/** Any of these terms, each as long as it is: no blank says where it ends. */
function oneOf(terms: Readonly<Record<string, string>>, expected: string): Primitive {
  const byFirst = new Map<string, Term[]>();
  for (const [text, value] of Object.entries(terms)) {
    const spelling = wordsOf(text).map(([one]) => one ?? '');
    const [first = ''] = spelling;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { spelling, value }]);
  }
  return {
    expected,
    read: (first) =>
      (byFirst.get(spelled(first)) ?? []).flatMap(({ spelling, value }): readonly Candidate[] => {
        let token: TextToken | undefined = first;
        for (const one of spelling) {
          if (token === undefined || spelled(token) !== one) return [];
          token = token.next;
        }
        return [{ next: token, value }];
      }),
  };
}

/** Japanese: characters without blanks between words. Races that have no English name here keep their own. */
export const japanese = ({ races, names }: KnownWords): Dialect => ({
  tokensOf,
  spelled,
  wordsOf,
  primitives: {
    number: NUMBER,
    quoted: QUOTED,
    knownName: oneOf(Object.fromEntries(names.map((name) => [name, name])), 'the name of a card'),
    race: oneOf({ ...Object.fromEntries(races.map((race) => [race, race])), ...JAPANESE_RACES }, 'a race'),
  },
});

import type { Options, SearchOptions } from 'minisearch';

/** What a page of the site is about. */
export type DocumentKind = 'ruling' | 'rule' | 'card' | 'guide' | 'api';

/** Something to find. */
export interface SearchDocument {
  /** Its address from the top of the site. */
  readonly id: string;
  readonly kind: DocumentKind;
  readonly title: string;
  /** Numbers of rules and ids of rulings. */
  readonly numbers: string;
  /** Names of cards. */
  readonly cards: string;
  readonly text: string;
  /** What players call what it is about. */
  readonly words: string;
  /** The first sentences, which the results show. */
  readonly excerpt: string;
}

/** Words; a rule number such as `603.2e` is one word, and `du-003` as well. */
const WORD = /\d+(?:\.\d+[a-z]?)?|[a-z]{2}-\d{3}|[\p{L}\p{N}]+/giu;

/** Japanese has no blanks: it is found by each two characters that stand together. */
const JAPANESE =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]+|[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]+/gu;

function pairsOf(word: string): readonly string[] {
  if (!/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(word)) return [word];
  return (word.match(JAPANESE) ?? []).flatMap((run) => {
    const characters = [...run];
    return characters.length < 3 || /^[\p{L}\p{N}]*[a-z0-9]/iu.test(run)
      ? [run]
      : characters.slice(1).map((one, index) => `${characters[index]}${one}`);
  });
}

/** Words of questions that tell nothing. */
const UNSAID: ReadonlySet<string> = new Set(
  'a an and are at be by can do does for from has have how i if in is it its my of on or the then they this to was what when which while who will with you your'.split(
    ' ',
  ),
);

/** The same for the index and for queries. */
export const searchOptions: Options<SearchDocument> = {
  fields: ['title', 'numbers', 'cards', 'words', 'text'],
  storeFields: ['kind', 'title', 'excerpt'],
  tokenize: (text) => (text.match(WORD) ?? []).flatMap(pairsOf),
  processTerm: (term) => {
    const word = term.toLowerCase();
    return UNSAID.has(word) ? null : word;
  },
};

const hasDigit = /\d/;

/** Words may be begun or misspelt, numbers may only be begun: 603.2 finds 603.2e, but not 603.3. */
export const queryOptions: SearchOptions = {
  boost: { numbers: 6, title: 4, cards: 3, words: 3 },
  prefix: true,
  fuzzy: (term) => (hasDigit.test(term) || term.length < 5 || !/^[a-z]/.test(term) ? false : 0.2),
  combineWith: 'AND',
  boostDocument: (_id, _term, stored) => (stored?.['kind'] === 'ruling' ? 2 : 1),
};

/** The script with the index of a language, from the top of the site. */
export const indexPath = (language: string): string =>
  language === 'en' ? 'assets/searchIndex.js' : `assets/searchIndex.${language}.js`;

/** The global variable into which the script with the index writes it. */
export const INDEX_VARIABLE = 'taikiSearchIndex';

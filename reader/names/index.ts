import { CARD_NAMES } from './cardNames.ts';

/** The Japanese names of cards, for decks, positions and screens. */

interface Names {
  readonly japanese: ReadonlyMap<string, string>;
  readonly english: ReadonlyMap<string, string>;
  /** Any Japanese name that stands alone. One may be part of a longer one, which is tried first. */
  readonly any: RegExp;
}

/** What a name of a card has between its words, beside letters. */
const IN_NAMES = '\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー・＆/';
const NO_NAME_BEFORE = `(?<![${IN_NAMES}] ?)`;
/** Small letters begin the next word of a query. */
const NO_NAME_AFTER = `(?! ?[${IN_NAMES}A-Z]|\\d)`;

let known: Names | undefined;

function names(): Names {
  if (known !== undefined) return known;
  const japanese = new Map<string, string>();
  const english = new Map<string, string>();
  for (const line of CARD_NAMES.trim().split('\n')) {
    const [one = '', other = ''] = line.split('|');
    japanese.set(one, other);
    english.set(other, one);
  }
  const longestFirst = [...english.keys()].sort((one, other) => other.length - one.length);
  const escaped = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  known = {
    japanese,
    english,
    any: new RegExp(`${NO_NAME_BEFORE}(?:${escaped.join('|')})${NO_NAME_AFTER}`, 'gu'),
  };
  return known;
}

/** The Japanese name of a card; undefined if it was not printed in Japanese or is not known here. */
export const japaneseName = (english: string): string | undefined => names().japanese.get(english);

/** The name under which the engine has a Japanese card; undefined if it is not known here. */
export const englishName = (japanese: string): string | undefined => names().english.get(japanese);

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** A deck, a position or a query with the names that the engine knows in place of Japanese ones. */
export const withEnglishNames = (text: string): string =>
  JAPANESE.test(text) ? text.replace(names().any, (name) => englishName(name) ?? name) : text;

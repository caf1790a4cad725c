import type { DocumentKind } from '../search/searchOptions.ts';

/** What the script of the search says. */
export interface SearchWords {
  readonly kinds: { readonly [K in DocumentKind]: string };
  readonly nothingTyped: string;
  /** @param words whether each has all the words that are looked for. */
  readonly found: (count: number, query: string, words: 'all' | 'some') => string;
}

const ENGLISH: SearchWords = {
  kinds: { ruling: 'Ruling', rule: 'Rule', card: 'Card', guide: 'Guide', api: 'API' },
  nothingTyped: 'Type a rule number, the name of a card, or words.',
  found: (count, query, words) =>
    `${count === 0 ? 'Nothing' : count} found for "${query}"${count > 0 && words === 'some' ? ': nothing has every word' : ''}.`,
};

const JAPANESE: SearchWords = {
  kinds: { ruling: '裁定', rule: '規則', card: 'カード', guide: 'ガイド', api: 'API' },
  nothingTyped: '規則の番号、カードの名前、または言葉を入れる。',
  found: (count, query, words) => {
    if (count === 0) return `「${query}」は見つからない。`;
    return `「${query}」：${count}件${words === 'some' ? '。すべての言葉を含むものはない' : ''}。`;
  },
};

/** In the language of the page. */
export const searchWords = (): SearchWords => (document.documentElement.lang === 'ja' ? JAPANESE : ENGLISH);

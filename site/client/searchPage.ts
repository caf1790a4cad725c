import MiniSearch, { type SearchResult } from 'minisearch';
import { type Found, searched } from '../search/searched.ts';
import {
  type DocumentKind,
  INDEX_VARIABLE,
  indexPath,
  type SearchDocument,
  searchOptions,
} from '../search/searchOptions.ts';
import { type SearchWords, searchWords } from './searchWords.ts';

const MAX_RESULTS = 60;
const NOTHING: Found = { hits: [], hasAll: false };

/** Makes the search page work, if this is it. */
export function startSearch(): void {
  const results = document.getElementById('results');
  const found = document.getElementById('found');
  const input = document.querySelector<HTMLInputElement>('.find input');
  if (results === null || found === null || input === null) return;
  const words = searchWords();
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  loadIndex((index) => {
    const show = (): void => {
      const query = input.value.trim();
      const { hits, hasAll } = query === '' ? NOTHING : searched(index, query);
      found.textContent =
        query === '' ? words.nothingTyped : words.found(hits.length, query, hasAll ? 'all' : 'some');
      results.replaceChildren(...hits.slice(0, MAX_RESULTS).map((hit) => resultItem(hit, query, words)));
    };
    input.addEventListener('input', show);
    input.focus();
    show();
  });
}

/** The way to the top of the site. */
const fromTop = (): string => document.documentElement.dataset['root'] ?? '';

/** The index is a script of its own that sets a variable: a page opened from disk cannot fetch. */
function loadIndex(use: (index: MiniSearch<SearchDocument>) => void): void {
  const script = document.createElement('script');
  script.src = `${fromTop()}${indexPath(document.documentElement.lang)}`;
  script.addEventListener('load', () => {
    const index: unknown = Reflect.get(globalThis, INDEX_VARIABLE);
    if (typeof index === 'string') use(MiniSearch.loadJSON<SearchDocument>(index, searchOptions));
  });
  document.head.append(script);
}

function resultItem(
  { id, kind, title, excerpt, terms }: SearchResult,
  query: string,
  { kinds }: SearchWords,
): HTMLLIElement {
  // Japanese is found by pairs of characters, of which some stand in other words.
  const shown = [...query.split(/\s+/), ...terms.filter((term) => /^[\x20-\x7f]+$/.test(term))];
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${fromTop()}${id}`;
  link.append(...marked(title, shown));
  const label = document.createElement('span');
  label.className = 'kind';
  label.textContent = kinds[kind as DocumentKind];
  const text = document.createElement('p');
  text.append(...marked(excerpt, shown));
  item.append(label, ' ', link, text);
  return item;
}

/** A text with the found words marked. */
function marked(text: string, terms: readonly string[]): readonly (string | HTMLElement)[] {
  const words = terms.map((term) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text
    .split(new RegExp(`((?:(?<![\\p{L}\\p{N}])|(?=[^\\x00-\\x7f]))(?:${words.join('|')}))`, 'giu'))
    .map((part, index) => {
      if (index % 2 === 0) return part;
      const mark = document.createElement('mark');
      mark.textContent = part;
      return mark;
    });
}

import MiniSearch, { type SearchResult } from 'minisearch';
import { type Found, searched } from '../search/searched.ts';
import {
  type DocumentKind,
  INDEX_VARIABLE,
  type SearchDocument,
  searchOptions,
} from '../search/searchOptions.ts';

const KINDS: { readonly [K in DocumentKind]: string } = {
  ruling: 'Ruling',
  rule: 'Rule',
  card: 'Card',
  guide: 'Guide',
  api: 'API',
};

const MAX_RESULTS = 60;
const NOTHING: Found = { hits: [], hasAll: false };

/** Makes the search page work, if this is it. */
export function startSearch(): void {
  const results = document.getElementById('results');
  const found = document.getElementById('found');
  const input = document.querySelector<HTMLInputElement>('.find input');
  if (results === null || found === null || input === null) return;
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  loadIndex((index) => {
    const show = (): void => {
      const query = input.value.trim();
      const { hits, hasAll } = query === '' ? NOTHING : searched(index, query);
      found.textContent =
        query === ''
          ? 'Type a rule number, the name of a card, or words.'
          : `${hits.length === 0 ? 'Nothing' : hits.length} found for "${query}"${hits.length > 0 && !hasAll ? ': nothing has every word' : ''}.`;
      results.replaceChildren(...hits.slice(0, MAX_RESULTS).map(resultItem));
    };
    input.addEventListener('input', show);
    input.focus();
    show();
  });
}

/** The index is a script of its own that sets a variable: a page opened from disk cannot fetch. */
function loadIndex(use: (index: MiniSearch<SearchDocument>) => void): void {
  const script = document.createElement('script');
  script.src = 'assets/searchIndex.js';
  script.addEventListener('load', () => {
    const index: unknown = Reflect.get(globalThis, INDEX_VARIABLE);
    if (typeof index === 'string') use(MiniSearch.loadJSON<SearchDocument>(index, searchOptions));
  });
  document.head.append(script);
}

function resultItem({ id, kind, title, excerpt, terms }: SearchResult): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = id;
  link.append(...marked(title, terms));
  const label = document.createElement('span');
  label.className = 'kind';
  label.textContent = KINDS[kind as DocumentKind];
  const text = document.createElement('p');
  text.append(...marked(excerpt, terms));
  item.append(label, ' ', link, text);
  return item;
}

/** A text with the found words marked. */
function marked(text: string, terms: readonly string[]): readonly (string | HTMLElement)[] {
  const words = terms.map((term) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`\\b(${words.join('|')})`, 'giu')).map((part, index) => {
    if (index % 2 === 0) return part;
    const mark = document.createElement('mark');
    mark.textContent = part;
    return mark;
  });
}

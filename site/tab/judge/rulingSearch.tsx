import MiniSearch from 'minisearch';
import { useEffect, useState } from 'preact/hooks';
import { rulesCalled, ruleText } from 'taiki/rulebook';
import { slug } from '../../guides/slug.ts';
import { type Found, searched } from '../../search/searched.ts';
import { searchOptions } from '../../search/searchOptions.ts';
import { tabTexts } from '../language/tabLanguage.ts';
import type { RulingStart } from '../situations.ts';
import { loadRulings, setUpRuling } from './state.ts';

const MAX_FOUND = 6;

type Index = MiniSearch<ReturnType<typeof documentOf>>;

const documentOf = ([id, { asks, says, rules, words }]: readonly [string, RulingStart]) => ({
  id,
  kind: 'ruling' as const,
  title: `${id} ${asks}`,
  numbers: rules.join(' '),
  cards: words,
  words,
  text: says,
  excerpt: asks,
});

const NOTHING: Found = { hits: [], hasAll: false };

function outcomeText({ hits, hasAll }: Found): string {
  if (hits.length === 0) return 'No ruling is about this.';
  const nearest = hits.length > MAX_FOUND ? `, the nearest ${MAX_FOUND} below` : '';
  if (!hasAll) return `No ruling has all these words${nearest === '' ? '; these have some' : nearest}.`;
  return `${hits.length === 1 ? '1 ruling' : `${hits.length} rulings`}${nearest}.`;
}

const Rules = ({ query }: { readonly query: string }) => (
  <ul aria-label="Rules">
    {rulesCalled(query).map((rule) => (
      <li key={rule}>
        <a href={`docs/rules.html#${slug(rule)}`}>{rule}</a>: {ruleText(rule)}
      </li>
    ))}
  </ul>
);

/** Finds a ruling by a question in everyday words, to begin with its situation. */
export function RulingSearch() {
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState<Index>();
  const isAsked = query.trim() !== '';
  useEffect(() => {
    if (!isAsked || index !== undefined) return;
    void loadRulings().then((rulings) => {
      const made: Index = new MiniSearch(searchOptions as ConstructorParameters<typeof MiniSearch>[0]);
      made.addAll(Object.entries(rulings).map(documentOf));
      setIndex(made);
    });
  }, [isAsked, index]);
  const found = index === undefined || !isAsked ? NOTHING : searched(index, query);
  return (
    <section class="panel search" aria-label={tabTexts.value.judge.searchRuling}>
      <label>
        <span>{tabTexts.value.judge.searchRuling}</span>
        <input
          id="rulingSearch"
          type="search"
          autocomplete="off"
          placeholder="slayer, 603.2e"
          value={query}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </label>
      {index === undefined || !isAsked ? null : <p role="status">{outcomeText(found)}</p>}
      {isAsked ? <Rules query={query} /> : null}
      <ul class="found" aria-label="Found rulings">
        {found.hits.slice(0, MAX_FOUND).map(({ id, excerpt }) => (
          <li key={id}>
            <button type="button" onClick={() => void setUpRuling(String(id), '1')}>
              <small>{id}</small> {excerpt}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

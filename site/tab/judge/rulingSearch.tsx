import MiniSearch from 'minisearch';
import { useEffect, useState } from 'preact/hooks';
import { rulesCalled, ruleText } from 'taiki/rulebook';
import { slug } from '../../guides/slug.ts';
import { queryOptions, searchOptions } from '../../search/searchOptions.ts';
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

/** Every word, else any of them. */
function searched(index: Index, query: string): readonly { readonly id: string; readonly asks: string }[] {
  const all = index.search(query, queryOptions);
  const found = all.length > 0 ? all : index.search(query, { ...queryOptions, combineWith: 'OR' });
  return found.map(({ id, excerpt }) => ({ id: String(id), asks: String(excerpt) }));
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
  const found = index === undefined || !isAsked ? [] : searched(index, query);
  return (
    <section class="panel search" aria-label="Rulings">
      <label>
        <span>Begin with a ruling, by words, cards or a rule</span>
        <input
          type="search"
          autocomplete="off"
          placeholder="attacked creature left, slayer, 603.2e"
          value={query}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </label>
      {index === undefined || !isAsked ? null : (
        <p role="status">
          {found.length === 0 ? 'No ruling is about this' : `${found.length} rulings`}
          {found.length > MAX_FOUND ? `, the nearest ${MAX_FOUND} below` : ''}.
        </p>
      )}
      {isAsked ? <Rules query={query} /> : null}
      <ul class="found" aria-label="Found rulings">
        {found.slice(0, MAX_FOUND).map(({ id, asks }) => (
          <li key={id}>
            <button type="button" onClick={() => void setUpRuling(id, '1')}>
              <small>{id}</small> {asks}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

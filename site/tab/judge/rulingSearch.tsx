import MiniSearch from 'minisearch';
import { useEffect, useState } from 'preact/hooks';
import { rulesCalled } from 'taiki/rulebook';
import { slug } from '../../guides/slug.ts';
import { searched } from '../../search/searched.ts';
import { searchOptions } from '../../search/searchOptions.ts';
import { tabTexts } from '../language/tabLanguage.ts';
import type { RulingStart } from '../situations.ts';
import { loadRulings, setUpRuling } from './state.ts';

const MAX_FOUND = 6;

type Index = MiniSearch<ReturnType<typeof documentOf>>;

type Rulings = Readonly<Record<string, RulingStart>>;

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

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

interface FoundRulings {
  readonly ids: readonly string[];
  readonly hasAll: boolean;
}

/** Japanese words have no spaces between them: the rulings with every part of the query. */
function foundInJapanese(rulings: Rulings, query: string): FoundRulings {
  const parts = query.trim().split(/[\s、]+/u);
  const ids = Object.entries(rulings).flatMap(
    ([
      id,
      {
        inJapanese: { asks, says },
      },
    ]) => (parts.every((part) => `${asks}${says}`.includes(part)) ? [id] : []),
  );
  return { ids, hasAll: true };
}

function found(
  { index, rulings }: { readonly index: Index; readonly rulings: Rulings },
  query: string,
): FoundRulings {
  if (JAPANESE.test(query)) return foundInJapanese(rulings, query);
  const { hits, hasAll } = searched(index, query);
  return { ids: hits.map(({ id }) => String(id)), hasAll };
}

const Rules = ({ query }: { readonly query: string }) => (
  <ul aria-label={tabTexts.value.judge.rules}>
    {rulesCalled(query).map((rule) => (
      <li key={rule}>
        <a href={`docs/rules.html#${slug(rule)}`}>{rule}</a>: {tabTexts.value.judge.rule(rule)}
      </li>
    ))}
  </ul>
);

/** Finds a ruling by a question in everyday words, to begin with its situation. */
export function RulingSearch() {
  const [query, setQuery] = useState('');
  const [loaded, setLoaded] = useState<{ readonly index: Index; readonly rulings: Rulings }>();
  const isAsked = query.trim() !== '';
  useEffect(() => {
    if (!isAsked || loaded !== undefined) return;
    void loadRulings().then((rulings) => {
      const made: Index = new MiniSearch(searchOptions as ConstructorParameters<typeof MiniSearch>[0]);
      made.addAll(Object.entries(rulings).map(documentOf));
      setLoaded({ index: made, rulings });
    });
  }, [isAsked, loaded]);
  const said = tabTexts.value.judge;
  const { ids, hasAll } =
    loaded === undefined || !isAsked ? { ids: [], hasAll: false } : found(loaded, query);
  return (
    <section class="panel search" aria-label={said.searchRuling}>
      <label>
        <span>{said.searchRuling}</span>
        <input
          id="rulingSearch"
          type="search"
          autocomplete="off"
          placeholder={said.searchRulingExample}
          value={query}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </label>
      {loaded === undefined || !isAsked ? null : (
        <p role="status">{said.rulingsFound(ids.length, MAX_FOUND, hasAll ? 'all' : 'some')}</p>
      )}
      {isAsked ? <Rules query={query} /> : null}
      <ul class="found" aria-label={said.foundRulings}>
        {ids.slice(0, MAX_FOUND).map((id) => {
          const ruling = loaded?.rulings[id];
          return (
            <li key={id}>
              <button type="button" onClick={() => void setUpRuling(id, '1')}>
                <small>{id}</small> {ruling === undefined ? '' : said.words(ruling).asks}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import type { VNode } from 'preact';
import { cardPath } from '../cardPages/cardPath.ts';
import type { PageData } from '../generator/siteContent.ts';
import { InWords, WORDS } from '../language/inWords.ts';
import { folderOf, type SiteLanguage } from '../language/words.ts';
import { rootOf } from '../links/rootOf.ts';
import { Page } from '../parts/page.tsx';
import { RuleList } from '../parts/ruleList.tsx';

interface CardData extends PageData {
  readonly page: { readonly name: string; readonly language: SiteLanguage };
}

const pathOf = ({ name, language }: CardData['page']): string => `${folderOf(language)}${cardPath(name)}`;

export const data = {
  pagination: { data: 'cardPages', size: 1, alias: 'page' },
  permalink: ({ page }: CardData): string => pathOf(page),
};

export function render({ site, page }: CardData): VNode {
  const { name, language } = page;
  const found = site.cards.get(name);
  if (found === undefined) throw new RangeError(`No card ${name}.`);
  const { card, rules, rulings } = found;
  const { card: words, narration } = WORDS[language];
  const path = pathOf(page);
  const root = rootOf(path);
  const lines = words.text(card);
  const title = narration.name(name);
  return (
    <InWords.Provider value={WORDS[language]}>
      <Page title={`${title} · Taiki`} path={path} description={lines.join(' ')} kind="card">
        <h1>{title}</h1>
        {title === name ? null : (
          <p class="where" lang="en">
            {name}
          </p>
        )}
        {lines.map((line) => (
          <p class="printed">{line}</p>
        ))}
        {card.reconstructed === undefined ? null : (
          <p class="status">{words.reconstructed(card.reconstructed)}</p>
        )}
        <p class="tryIt">
          <a href={`${root}judge.html#try=${encodeURIComponent(name)}`}>{words.tryIt}</a>
          {words.between}
          <a href={`${root}cards.html#card=${encodeURIComponent(name)}`}>{words.changeIt}</a>
          {words.after}
        </p>
        <section aria-labelledby="rules">
          <h2 id="rules">{words.rules}</h2>
          <RuleList rules={rules} />
        </section>
        <section aria-labelledby="rulings">
          <h2 id="rulings">{words.rulingsWithIt}</h2>
          {rulings.length === 0 ? <p>{words.noRulings}</p> : null}
          <ul class="rulings">
            {rulings.map((id) => (
              <li>
                <a href={`../rulings/${id}.html`}>
                  <span class="id">{id}</span> {site.rulingsIn[language].get(id)?.scenario.asks}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </Page>
    </InWords.Provider>
  );
}

import type { VNode } from 'preact';
import type { PageData } from '../generator/siteContent.ts';
import { InWords, WORDS } from '../language/inWords.ts';
import { folderOf, type SiteLanguage } from '../language/words.ts';
import { rootOf } from '../links/rootOf.ts';
import { Page } from '../parts/page.tsx';

interface ListData extends PageData {
  readonly language: SiteLanguage;
}

const pathOf = (language: SiteLanguage): string => `${folderOf(language)}cards/index.html`;

export const data = {
  pagination: { data: 'languages', size: 1, alias: 'language' },
  permalink: ({ language }: ListData): string => pathOf(language),
};

export function render({ site, language }: ListData): VNode {
  const { card: words, narration } = WORDS[language];
  const cards = [...site.cards.values()]
    .map(({ card, path, rulings }) => {
      const name = narration.name(card.name);
      return { name, path, rulings, heading: words.heading(name) };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  const headings = [...new Set(cards.map(({ heading }) => heading))].toSorted();
  const path = pathOf(language);
  const { before, link, after } = words.allLead(cards.length);
  return (
    <InWords.Provider value={WORDS[language]}>
      <Page title={`${words.all} · Taiki`} path={path} kind="index">
        <h1>{words.all}</h1>
        <p class="lead">
          {before}
          <a href={`${rootOf(path)}cards.html`}>{link}</a>
          {after}
        </p>
        <p class="sections">
          {headings.map((heading) => (
            <a href={`#${heading}`}>{heading}</a>
          ))}
        </p>
        {headings.map((heading) => (
          <section aria-labelledby={heading}>
            <h2 id={heading}>{heading}</h2>
            <ul class="allCards">
              {cards
                .filter((one) => one.heading === heading)
                .map(({ name, path: page, rulings }) => (
                  <li>
                    <a href={page.replace('cards/', '')}>{name}</a>
                    {rulings.length === 0 ? null : <small> {words.rulings(rulings.length)}</small>}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Page>
    </InWords.Provider>
  );
}

import type { VNode } from 'preact';
import { cardPath } from '../cardPages/cardPath.ts';
import type { PageData } from '../generator/siteContent.ts';
import { slug } from '../guides/slug.ts';
import { InWords, WORDS } from '../language/inWords.ts';
import { folderOf, type SiteLanguage } from '../language/words.ts';
import { Page } from '../parts/page.tsx';

interface ListData extends PageData {
  readonly language: SiteLanguage;
}

const pathOf = (language: SiteLanguage): string => `${folderOf(language)}rulings/byCard.html`;

export const data = {
  pagination: { data: 'languages', size: 1, alias: 'language' },
  permalink: ({ language }: ListData): string => pathOf(language),
};

export function render({ site, language }: ListData): VNode {
  const rulings = [...site.rulingsIn[language].values()];
  const cards = [...new Set(rulings.flatMap((ruling) => ruling.cards))].toSorted();
  const { lists, narration } = WORDS[language];
  const path = pathOf(language);
  return (
    <InWords.Provider value={WORDS[language]}>
      <Page title={`${lists.byCard} · Taiki`} path={path} kind="index">
        <h1>{lists.byCard}</h1>
        <p class="lead">
          {lists.cardsLead}
          <a href="../cards/index.html">{lists.allCards}</a>.
        </p>
        <dl class="cards">
          {cards.map((card) => (
            <div id={slug(card)}>
              <dt>
                <a href={`../${cardPath(card)}`} title={lists.cardTitle}>
                  {narration.name(card)}
                </a>
              </dt>
              <dd>
                {rulings
                  .filter((ruling) => ruling.cards.includes(card))
                  .map(({ scenario: { id, asks } }) => (
                    <a class="id" href={`${id}.html`} title={asks}>
                      {id}
                    </a>
                  ))}
              </dd>
            </div>
          ))}
        </dl>
      </Page>
    </InWords.Provider>
  );
}

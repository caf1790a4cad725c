import type { VNode } from 'preact';
import type { PageData } from '../generator/siteContent.ts';
import { InWords, WORDS } from '../language/inWords.ts';
import { folderOf, type SiteLanguage } from '../language/words.ts';
import { Page } from '../parts/page.tsx';
import { RulingItem } from '../parts/rulingItem.tsx';
import { lettersOf } from '../plays/sections.ts';

interface ListData extends PageData {
  readonly language: SiteLanguage;
}

const pathOf = (language: SiteLanguage): string => `${folderOf(language)}rulings/index.html`;

export const data = {
  pagination: { data: 'languages', size: 1, alias: 'language' },
  permalink: ({ language }: ListData): string => pathOf(language),
};

export function render({ site, language }: ListData): VNode {
  const rulings = [...site.rulingsIn[language].values()];
  const { lists, sections: titles } = WORDS[language];
  const { before, between, after } = lists.lead(rulings.length);
  const sections = [...new Set(rulings.map(({ scenario }) => lettersOf(scenario.id)))].map((letters) => ({
    letters,
    found: rulings.filter(({ scenario }) => lettersOf(scenario.id) === letters),
  }));
  return (
    <InWords.Provider value={WORDS[language]}>
      <Page title={`${lists.title} · Taiki`} path={pathOf(language)} kind="index">
        <h1>{lists.title}</h1>
        <p class="lead">
          {before}
          <a href="byRule.html">{lists.byRuleLink}</a>
          {between}
          <a href="byCard.html">{lists.byCardLink}</a>
          {after}
        </p>
        <p class="sections">
          {sections.map(({ letters, found }) => (
            <a href={`#${letters}`}>
              {titles[letters] ?? letters} ({found.length})
            </a>
          ))}
        </p>
        {sections.map(({ letters, found }) => (
          <section aria-labelledby={letters}>
            <h2 id={letters}>{titles[letters] ?? letters}</h2>
            <ul class="rulings">
              {found.map((ruling) => (
                <RulingItem ruling={ruling} />
              ))}
            </ul>
          </section>
        ))}
      </Page>
    </InWords.Provider>
  );
}

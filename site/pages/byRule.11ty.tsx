import type { VNode } from 'preact';
import { compareRules } from 'taiki/rulebook';
import type { PageData } from '../generator/siteContent.ts';
import { slug } from '../guides/slug.ts';
import { InWords, WORDS } from '../language/inWords.ts';
import { folderOf, type SiteLanguage } from '../language/words.ts';
import { Page } from '../parts/page.tsx';
import { RuleLink } from '../parts/ruleLink.tsx';
import { RulingItem } from '../parts/rulingItem.tsx';

interface ListData extends PageData {
  readonly language: SiteLanguage;
}

const pathOf = (language: SiteLanguage): string => `${folderOf(language)}rulings/byRule.html`;

export const data = {
  pagination: { data: 'languages', size: 1, alias: 'language' },
  permalink: ({ language }: ListData): string => pathOf(language),
};

export function render({ site, language }: ListData): VNode {
  const rulings = [...site.rulingsIn[language].values()];
  const rules = [...new Set(rulings.flatMap(({ scenario }) => scenario.rules))].toSorted(compareRules);
  const { lists, rule: summaryOf } = WORDS[language];
  return (
    <InWords.Provider value={WORDS[language]}>
      <Page title={`${lists.byRule} · Taiki`} path={pathOf(language)} kind="index">
        <h1>{lists.byRule}</h1>
        {rules.map((rule) => (
          <section aria-labelledby={`rule-${slug(rule)}`}>
            <h2 id={`rule-${slug(rule)}`}>
              <RuleLink rule={rule} />
            </h2>
            <p>{summaryOf(rule)}</p>
            <ul class="rulings">
              {rulings
                .filter(({ scenario }) => scenario.rules.includes(rule))
                .map((ruling) => (
                  <RulingItem ruling={ruling} />
                ))}
            </ul>
          </section>
        ))}
      </Page>
    </InWords.Provider>
  );
}

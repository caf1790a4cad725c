import type { VNode } from 'preact';
import type { PageData } from '../generator/siteContent.ts';
import { InWords, WORDS } from '../language/inWords.ts';
import { folderOf, type SiteLanguage } from '../language/words.ts';
import { rootOf } from '../links/rootOf.ts';
import { Page } from '../parts/page.tsx';

interface SearchData extends PageData {
  readonly language: SiteLanguage;
}

const pathOf = (language: SiteLanguage): string => `${folderOf(language)}search.html`;

export const data = {
  pagination: { data: 'languages', size: 1, alias: 'language' },
  permalink: ({ language }: SearchData): string => pathOf(language),
};

export function render({ language }: SearchData): VNode {
  const { finding, page } = WORDS[language];
  const path = pathOf(language);
  const root = rootOf(path);
  return (
    <InWords.Provider value={WORDS[language]}>
      <Page title={`${page.search} · Taiki`} path={path} kind="search">
        <h1>{page.search}</h1>
        <noscript>
          <p>
            {finding.withoutScript}
            <a href="rulings/byRule.html">{finding.byRule}</a>,{' '}
            <a href="rulings/byCard.html">{finding.byCard}</a>,{' '}
            <a href={`${root}docs/index.html`}>{finding.guides}</a>.
          </p>
        </noscript>
        {finding.searched === undefined ? null : (
          <p>
            {finding.searched.text}
            <a href={`${root}search.html`} hreflang="en">
              {finding.searched.link}
            </a>
          </p>
        )}
        <p id="found" aria-live="polite" />
        <ol id="results" class="results" />
      </Page>
    </InWords.Provider>
  );
}

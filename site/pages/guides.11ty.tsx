import type { VNode } from 'preact';
import type { PageData } from '../generator/siteContent.ts';
import { GUIDE_GROUPS } from '../guides/guides.ts';
import { Page } from '../parts/page.tsx';

export const data = { permalink: 'docs/index.html' };

export function render({ site }: PageData): VNode {
  return (
    <Page title="Guides · Taiki" path="docs/index.html" kind="index">
      <h1>Guides</h1>
      {GUIDE_GROUPS.map((group) => (
        <section>
          <h2>{group}</h2>
          <ul class="guides">
            {site.guides
              .filter((guide) => guide.group === group)
              .map(({ path, title }) => (
                <li>
                  <a href={`../${path}`}>{title}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

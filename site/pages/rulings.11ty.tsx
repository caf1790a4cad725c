import type { VNode } from 'preact';
import type { PageData } from '../generator/siteContent.ts';
import { Page } from '../parts/page.tsx';
import { RulingItem } from '../parts/rulingItem.tsx';
import { lettersOf, SECTIONS } from '../plays/sections.ts';

export const data = { permalink: 'rulings/index.html' };

export function render({ site }: PageData): VNode {
  const rulings = [...site.rulings.values()];
  const sections = [...new Set(rulings.map(({ scenario }) => lettersOf(scenario.id)))].map((letters) => ({
    letters,
    found: rulings.filter(({ scenario }) => lettersOf(scenario.id) === letters),
  }));
  return (
    <Page title="Rulings · Taiki" path="rulings/index.html" kind="index">
      <h1>Rulings</h1>
      <p class="lead">
        {rulings.length} official answers, each played by the engine on the map of a turn. Also{' '}
        <a href="byRule.html">by rule</a> and <a href="byCard.html">by card</a>.
      </p>
      <p class="sections">
        {sections.map(({ letters, found }) => (
          <a href={`#${letters}`}>
            {SECTIONS[letters] ?? letters} ({found.length})
          </a>
        ))}
      </p>
      {sections.map(({ letters, found }) => (
        <section aria-labelledby={letters}>
          <h2 id={letters}>{SECTIONS[letters] ?? letters}</h2>
          <ul class="rulings">
            {found.map((ruling) => (
              <RulingItem ruling={ruling} />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

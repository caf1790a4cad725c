import type { VNode } from 'preact';
import type { PageData } from '../generator/siteContent.ts';
import { Page } from '../parts/page.tsx';

export const data = { permalink: 'api/index.html' };

/** Who imports each entry. */
const PURPOSES: Readonly<Record<string, string>> = {
  taiki: 'Everything to run a duel with the cards of the package.',
  'taiki/engine': 'The engine without cards, for bundles.',
  'taiki/cards': 'The cards, by set.',
  'taiki/words': 'The words to define cards with.',
  'taiki/rulebook': 'The rules by their numbers.',
  'taiki/rulings': 'The rulings as scenarios, with their runner.',
  'taiki/learning': 'Observations and picks as arrays, for programs that learn.',
  'taiki/inspect': 'The charts and what an inspector observes.',
  'taiki/testing': 'Generated duels, properties and positions.',
};

export function render({ site }: PageData): VNode {
  return (
    <Page title="API · Taiki" path="api/index.html" kind="index">
      <h1>API</h1>
      <p class="lead">
        What each entry of the package exports: its declarations, from the reports that are checked against
        the code.
      </p>
      <dl class="entries">
        {site.api.map(({ name, path, items }) => (
          <div>
            <dt>
              <a href={path.replace('api/', '')}>
                <code>{name}</code>
              </a>
            </dt>
            <dd>
              {PURPOSES[name]} {items.length} exports.
            </dd>
          </div>
        ))}
      </dl>
    </Page>
  );
}

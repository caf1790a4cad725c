import type { VNode } from 'preact';
import { Page } from '../parts/page.tsx';

export const data = { permalink: 'search.html' };

export function render(): VNode {
  return (
    <Page title="Search · Taiki" path="search.html" kind="search">
      <h1>Search</h1>
      <noscript>
        <p>
          The search needs JavaScript. Without it: <a href="rulings/byRule.html">rulings by rule</a>,{' '}
          <a href="rulings/byCard.html">by card</a>, <a href="docs/index.html">guides</a>.
        </p>
      </noscript>
      <p id="found" aria-live="polite" />
      <ol id="results" class="results" />
    </Page>
  );
}

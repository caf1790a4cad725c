import type { VNode } from 'preact';
import { cardPath } from '../cardPages/cardPath.ts';
import type { PageData } from '../generator/siteContent.ts';
import { slug } from '../guides/slug.ts';
import { Page } from '../parts/page.tsx';

export const data = { permalink: 'rulings/byCard.html' };

export function render({ site }: PageData): VNode {
  const rulings = [...site.rulings.values()];
  const cards = [...new Set(rulings.flatMap((ruling) => ruling.cards))].toSorted();
  return (
    <Page title="Rulings by card · Taiki" path="rulings/byCard.html" kind="index">
      <h1>Rulings by card</h1>
      <p class="lead">
        The cards on the table of the rulings, with the rulings in which they occur.{' '}
        <a href="../cards/index.html">All cards</a>.
      </p>
      <dl class="cards">
        {cards.map((card) => (
          <div id={slug(card)}>
            <dt>
              <a href={`../${cardPath(card)}`} title="What it says, its rules, and a table to try it on">
                {card}
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
  );
}

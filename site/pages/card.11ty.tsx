import type { VNode } from 'preact';
import { cardPath } from '../cardPages/cardPath.ts';
import type { PageData } from '../generator/siteContent.ts';
import { Page } from '../parts/page.tsx';
import { RuleList } from '../parts/ruleList.tsx';

interface CardData extends PageData {
  readonly cardName: string;
}

export const data = {
  pagination: { data: 'cardNames', size: 1, alias: 'cardName' },
  permalink: ({ cardName }: CardData): string => cardPath(cardName),
};

export function render({ site, cardName }: CardData): VNode {
  const found = site.cards.get(cardName);
  if (found === undefined) throw new RangeError(`No card ${cardName}.`);
  const { card, path, text, rules, rulings } = found;
  const [, ...lines] = text.split('\n');
  return (
    <Page title={`${cardName} · Taiki`} path={path} description={lines.join(' ')} kind="card">
      <h1>{cardName}</h1>
      {lines.map((line) => (
        <p class="printed">{line}</p>
      ))}
      {card.reconstructed === undefined ? null : (
        <p class="status">The rules do not settle all of it. {card.reconstructed}</p>
      )}
      <p class="tryIt">
        <a href={`../judge.html#try=${encodeURIComponent(cardName)}`}>Try it on a table</a>, or{' '}
        <a href={`../cards.html#card=${encodeURIComponent(cardName)}`}>change it as JSON</a>.
      </p>
      <section aria-labelledby="rules">
        <h2 id="rules">Rules that it touches</h2>
        <RuleList rules={rules} />
      </section>
      <section aria-labelledby="rulings">
        <h2 id="rulings">Rulings with it</h2>
        {rulings.length === 0 ? <p>None of the rulings has it on the table.</p> : null}
        <ul class="rulings">
          {rulings.map(({ scenario: { id, asks } }) => (
            <li>
              <a href={`../rulings/${id}.html`}>
                <span class="id">{id}</span> {asks}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

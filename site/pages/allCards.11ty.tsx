import type { VNode } from 'preact';
import type { CardPage } from '../cardPages/cardPages.ts';
import type { PageData } from '../generator/siteContent.ts';
import { Page } from '../parts/page.tsx';

export const data = { permalink: 'cards/index.html' };

/** The letter under which a card is listed. */
const letterOf = ({ card }: CardPage): string => /[A-Z]/i.exec(card.name)?.[0].toUpperCase() ?? '#';

export function render({ site }: PageData): VNode {
  const cards = [...site.cards.values()];
  const letters = [...new Set(cards.map(letterOf))].toSorted();
  return (
    <Page title="All cards · Taiki" path="cards/index.html" kind="index">
      <h1>All cards</h1>
      <p class="lead">
        {cards.length} cards, each with its text as the engine prints it, the rules that it touches, its
        rulings, and a table to try it on. <a href="../cards.html">A card of your own</a> is made from its
        text.
      </p>
      <p class="sections">
        {letters.map((letter) => (
          <a href={`#${letter}`}>{letter}</a>
        ))}
      </p>
      {letters.map((letter) => (
        <section aria-labelledby={letter}>
          <h2 id={letter}>{letter}</h2>
          <ul class="allCards">
            {cards
              .filter((one) => letterOf(one) === letter)
              .map(({ card, path, rulings }) => (
                <li>
                  <a href={path.replace('cards/', '')}>{card.name}</a>
                  {rulings.length === 0 ? null : (
                    <small> {rulings.length === 1 ? '1 ruling' : `${rulings.length} rulings`}</small>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

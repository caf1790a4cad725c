import type { VNode } from 'preact';
import type { PageData } from '../generator/siteContent.ts';
import { Page } from '../parts/page.tsx';
import { lettersOf, SECTIONS } from '../plays/sections.ts';

export const data = { permalink: 'index.html' };

export function render({ site }: PageData): VNode {
  const rulings = [...site.rulings.values()];
  return (
    <Page
      title="Taiki: rulings, guides and API"
      path="index.html"
      description="A headless, rules-exact turn engine for the Duel Masters trading card game, with every ruling played step by step."
      kind="home"
    >
      <h1>Taiki</h1>
      <p class="lead">
        <span lang="ja">待機</span>, "standby". A headless, rules-exact turn engine for the Duel Masters
        trading card game, in which the order of play is a statechart.
      </p>
      <p class="lead">
        <a href="play.html">Play a duel in this tab</a>, against an agent or with both seats, or{' '}
        <a href="judge.html">set up a situation</a> and see what happens, or{' '}
        <a href="cards.html">paste the text of a card</a> and put it on the table. Nothing is installed.
      </p>
      <div class="doors">
        <section>
          <h2>
            <a href="rulings/index.html">Rulings</a>
          </h2>
          <p>
            {rulings.length} questions with the official answer, the rule, and the duel played step by step:
            who declares, what is on standby, who goes next.
          </p>
          <ul>
            {Object.entries(SECTIONS).map(([letters, title]) => (
              <li>
                <a href={`rulings/index.html#${letters}`}>{title}</a>{' '}
                {rulings.filter(({ scenario }) => lettersOf(scenario.id) === letters).length}
              </li>
            ))}
            <li>
              <a href="rulings/byRule.html">by rule</a>, <a href="rulings/byCard.html">by card</a>
            </li>
          </ul>
        </section>
        <section>
          <h2>
            <a href="docs/index.html">Guides</a>
          </h2>
          <p>How to embed, play, inspect and extend the engine, and why it is as it is.</p>
          <ul>
            {site.guides
              .filter(({ group }) => group === 'Using it')
              .map(({ path, title }) => (
                <li>
                  <a href={path}>{title}</a>
                </li>
              ))}
            <li>
              <a href="docs/rules.html">All rules, with where each is implemented</a>
            </li>
          </ul>
        </section>
        <section>
          <h2>
            <a href="api/index.html">API</a>
          </h2>
          <p>What each entry of the package exports.</p>
          <ul>
            {site.api.map(({ name, path }) => (
              <li>
                <a href={path}>
                  <code>{name}</code>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}

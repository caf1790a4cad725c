import type { VNode } from 'preact';
import { compareRules, ruleText } from 'taiki/rulebook';
import type { PageData } from '../generator/siteContent.ts';
import { slug } from '../guides/slug.ts';
import { Page } from '../parts/page.tsx';
import { RuleLink } from '../parts/ruleLink.tsx';
import { RulingItem } from '../parts/rulingItem.tsx';

export const data = { permalink: 'rulings/byRule.html' };

export function render({ site }: PageData): VNode {
  const rulings = [...site.rulings.values()];
  const rules = [...new Set(rulings.flatMap(({ scenario }) => scenario.rules))].toSorted(compareRules);
  return (
    <Page title="Rulings by rule · Taiki" path="rulings/byRule.html" kind="index">
      <h1>Rulings by rule</h1>
      {rules.map((rule) => (
        <section aria-labelledby={`rule-${slug(rule)}`}>
          <h2 id={`rule-${slug(rule)}`}>
            <RuleLink rule={rule} />
          </h2>
          <p>{ruleText(rule)}</p>
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
  );
}

import type { VNode } from 'preact';
import { ruleAndAbove, ruleNumbers, ruleText } from 'taiki/rulebook';
import { slug } from '../guides/slug.ts';

const known = new Set(ruleNumbers);

/** Where the index of rules, seen from a folder, has a rule or its nearest parent. */
const ruleHref = (rule: string): string =>
  `../docs/rules.html#${slug(ruleAndAbove(rule).find((number) => known.has(number)) ?? '')}`;

/** A rule number that leads to the index of rules, on a page in a folder. */
export function RuleLink({ rule }: { readonly rule: string }): VNode {
  return (
    <a class="rule" href={ruleHref(rule)} title={ruleText(rule)}>
      {rule}
    </a>
  );
}

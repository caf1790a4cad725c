import type { VNode } from 'preact';
import { ruleAndAbove, ruleNumbers } from 'taiki/rulebook';
import { slug } from '../guides/slug.ts';
import { useWords } from '../language/inWords.ts';
import { folderOf } from '../language/words.ts';
import { rootOf } from '../links/rootOf.ts';

const known = new Set(ruleNumbers);

/** Where the index of rules has a rule or its nearest parent. */
const ruleHref = (rule: string): string =>
  `docs/rules.html#${slug(ruleAndAbove(rule).find((number) => known.has(number)) ?? '')}`;

/** A rule number that leads to the index of rules, on a page in a folder. */
export function RuleLink({ rule }: { readonly rule: string }): VNode {
  const words = useWords();
  const root = rootOf(`${folderOf(words.language)}rulings/`);
  return (
    <a class="rule" href={`${root}${ruleHref(rule)}`} title={words.rule(rule)}>
      {rule}
    </a>
  );
}
